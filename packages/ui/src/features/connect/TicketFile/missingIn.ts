import type { TableState } from './TableState.ts';

/** What the reader still has to say about a table; null if nothing. */
export function missingIn({ mapping, question }: TableState): string | null {
  const { id, created, done, status, at } = mapping.headings;
  const missing = [
    ...(id === undefined ? ['the ticket ID'] : []),
    ...(created === undefined ? ['the creation date'] : []),
    ...(done === undefined && (status === undefined || at === undefined) ? ['the completion date'] : []),
  ];
  if (missing.length > 0) return `Choose a column for ${missing.join(' and ')}.`;
  if (question !== null && mapping.dateOrder === null) return 'Choose the date format.';
  return null;
}
