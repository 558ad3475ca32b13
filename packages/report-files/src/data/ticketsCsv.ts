import type { TicketMeasure } from '@roi-insight/contracts';
import { type ReportOrigin, ticketOutcomeTexts } from '@roi-insight/report-text';
import { csv } from './csv.ts';
import { hoursCell, originColumns } from './csvColumns.ts';

/** The measured tickets as CSV: keys and working hours, no titles and no people. */
export function ticketsCsv(source: ReportOrigin, tickets: readonly TicketMeasure[]): string {
  const origin = originColumns(source);
  return csv([
    ['key', 'period', 'completed_on', 'hours', 'outcome', 'outcome_in_words', ...origin.names],
    ...tickets.map(({ key, side, completed_on: day, hours, outcome }) => [
      key,
      side === 'post' ? 'after' : 'before',
      day,
      hoursCell(hours),
      outcome,
      ticketOutcomeTexts[outcome],
      ...origin.cells,
    ]),
  ]);
}
