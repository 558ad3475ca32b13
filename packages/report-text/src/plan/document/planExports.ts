import { exportNotes } from '../../exports/exportNotes.ts';

/** The files of a report on a plan besides the PDF. */
export type PlanExport = 'web-page' | 'markdown' | 'csv' | 'json';

/**
 * The names in the export menu, and the purpose of each file. Before the day on which the result may be read, only the
 * last two files exist.
 */
export const PLAN_EXPORTS: readonly { readonly file: PlanExport; readonly label: string; readonly note: string }[] = [
  { file: 'web-page', label: 'Web page', note: 'One file that opens offline' },
  { file: 'markdown', label: 'Markdown', note: exportNotes.markdown },
  { file: 'csv', label: 'Weekly CSV', note: 'Tickets and hours of each team by week' },
  { file: 'json', label: 'Report as JSON', note: 'Reopen it here later, no login needed' },
];
