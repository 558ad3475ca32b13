import type { Evidence } from '@roi-insight/contracts';

/**
 * The number of tickets before both periods that the estimate uses for the trend: the tickets of its series before
 * adoption that are not in the pre period. 0 if the report does not state the tickets of the series.
 * @example a series of 531 tickets before adoption, 167 of them in the period → 364
 */
export function earlierTickets(evidence: Pick<Evidence, 'tickets' | 'measuredHours'> | undefined): number {
  if (!evidence?.measuredHours) return 0;
  return Math.max(0, evidence.tickets.pre - evidence.measuredHours.pre.tickets);
}
