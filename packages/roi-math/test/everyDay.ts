import { analyzeTickets, type AnalyzeTicketsOptions, type Ticket, type TicketAnalysis } from '../src/index.ts';
import { ticketOn } from './tickets.ts';

/** Options for tests of the analysis. The periods before and after adoption are both full. */
export const OPTIONS: AnalyzeTicketsOptions = {
  adoptionDate: '2025-08-25',
  asOf: '2025-11-24T00:00:00Z',
  timeZone: 'UTC',
};

/** The analysis with the options of the tests. */
export const analyze = (tickets: readonly Ticket[], over: Partial<AnalyzeTicketsOptions> = {}): TicketAnalysis =>
  analyzeTickets(tickets, { ...OPTIONS, ...over });

const weekdays = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => from + index).filter((day) => ((day % 7) + 7) % 7 < 5);

/**
 * The ticket is created a week before its work ends, so that the project does not count as young. The 40 working hours between creation and end are
 * the maximum that counts.
 */
const OLDER = { createdAt: '2025-05-19T17:00:00Z' };

/** A ticket each weekday of the 13 weeks before adoption (65 tickets of 8 hours) and of the 13 weeks after it (65 tickets of 6 hours). */
export const EVERY_DAY: readonly Ticket[] = [
  ...weekdays(-91, 0).map((day) => ticketOn(day, 8, { key: `D${day}`, ...(day === -91 ? OLDER : {}) })),
  ...weekdays(0, 91).map((day) => ticketOn(day, 6, { key: `D${day}` })),
];
