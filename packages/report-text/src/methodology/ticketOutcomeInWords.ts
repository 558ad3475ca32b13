import type { TicketOutcome } from '@roi-insight/contracts';

/** What became of a ticket, for readers of a list of tickets. */
export const ticketOutcomeInWords: Readonly<Record<TicketOutcome, string>> = {
  analysed: 'in the averages',
  'not-delivered': 'not counted: closed without being built',
  'no-active-time': 'not in the averages: no measured time',
  'under-1-hour': 'not in the averages: under 1 hour',
  'over-40-hours': 'not in the averages: over 40 hours',
};
