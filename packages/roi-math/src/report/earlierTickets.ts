import type { Evidence } from '@roi-insight/contracts';

/**
 * Tickets of the weeks before both periods, which the estimate uses for the trend: those of its series before adoption
 * that are not in the period before. 0 if the report does not say how many are.
 * @example a series of 531 tickets before adoption, 167 of them in the period → 364
 */
export function earlierTickets(evidence: Pick<Evidence, 'tickets' | 'measured_hours'> | undefined): number {
  if (evidence?.measured_hours === undefined) return 0;
  return Math.max(0, evidence.tickets.pre - evidence.measured_hours.pre.tickets);
}
