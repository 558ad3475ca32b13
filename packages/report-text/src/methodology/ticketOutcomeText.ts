import type { TicketOutcome } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';

/** The outcome of a ticket in a data file, whose numbers do not depend on a notation. */
export const ticketOutcomeText: Readonly<Record<TicketOutcome, string>> = {
  analysed: 'in the averages',
  'not-delivered': 'not counted: closed without being built',
  'no-active-time': 'not in the averages: no measured time',
  'under-1-hour': `not in the averages: under ${MIN_AVERAGED_HOURS} hour`,
  'over-40-hours': `not in the averages: over ${MAX_AVERAGED_HOURS} hours`,
};
