import type { TableState } from './TableState.ts';

/** What the reader still has to say about a table; null if nothing. */
export function missingIn({ mapping, question }: TableState): string | null {
  const { id, created, done, status, at } = mapping.headings;
  const missing = [
    ...(id === undefined ? ['the name of the ticket'] : []),
    ...(created === undefined ? ['when it was created'] : []),
    ...(done === undefined && (status === undefined || at === undefined) ? ['when it was completed'] : []),
  ];
  if (missing.length > 0) return `Choose the column that says ${missing.join(', and the one that says ')}.`;
  if (question !== null && mapping.dateOrder === null) return 'Say how the dates are written.';
  return null;
}
