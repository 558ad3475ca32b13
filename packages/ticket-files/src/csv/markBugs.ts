import { isBugName } from '@roi-insight/roi-math';
import type { CsvTicket } from './CsvTicket.ts';

/** Marks the tickets that are bugs. A file without any, as one without types or in another language, does not show that there were none. */
export function markBugs(tickets: readonly CsvTicket[]): void {
  const isBug = ({ type = '' }: CsvTicket) => isBugName(type);
  if (!tickets.some(isBug)) return;
  for (const ticket of tickets) ticket.isBug = isBug(ticket);
}
