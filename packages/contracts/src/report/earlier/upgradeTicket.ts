import { isJsonObject } from '../../values/jsonObject.ts';

/**
 * Earlier versions had other names for tickets outside the bounds of the averages, in the funnel and in tickets. Maps each of these names to the
 * current name.
 */
export const NAMES_BEFORE = new Map([
  ['under_1_hour', 'too_short'],
  ['over_40_hours', 'too_long'],
  ['under-1-hour', 'too-short'],
  ['over-40-hours', 'too-long'],
]);

/** A ticket of a report of an earlier version, in the form of this version. */
export function upgradeTicket(ticket: unknown): unknown {
  if (!isJsonObject(ticket) || typeof ticket['outcome'] !== 'string') return ticket;
  const outcome = NAMES_BEFORE.get(ticket['outcome']);
  return outcome === undefined ? ticket : { ...ticket, outcome };
}
