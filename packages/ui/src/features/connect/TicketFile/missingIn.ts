import { type RequiredColumn, ticketDialogTexts } from '@roi-insight/report-text';
import type { TableState } from './TableState.ts';

const REQUIRED: readonly RequiredColumn[] = ['id', 'created', 'done'];

/** Says which answers about a table are missing; null if all questions are answered. */
export function missingIn({ mapping: { headings, dateOrder }, question }: TableState): string | null {
  const hasChanges = headings.status !== undefined && headings.at !== undefined;
  const missing = REQUIRED.filter((name) => headings[name] === undefined && !(name === 'done' && hasChanges));
  if (missing.length > 0) return ticketDialogTexts.missingColumns(missing);
  return question !== null && dateOrder === null ? ticketDialogTexts.missingDateFormat : null;
}
