import type { TicketMeasure } from '@roi-insight/contracts';
import { csv } from './csv.ts';

/** The measured tickets as CSV: keys and unrounded working hours, no titles and no people. */
export function ticketsCsv(tickets: readonly TicketMeasure[]): string {
  return csv([
    ['key', 'period', 'completed_on', 'hours', 'outcome'],
    ...tickets.map(({ key, side, completed_on: day, hours, outcome }) => [
      key,
      side === 'post' ? 'after' : 'before',
      day,
      hours,
      outcome,
    ]),
  ]);
}
