import type { ReadTicket, Statuses } from '@roi-insight/jira-tickets';
import { impossibleOrder } from './impossibleOrder.ts';

/**
 * A text that is the same in every order of the file. Of versions of an issue with the same latest date, the one with
 * the greatest text counts: if possible, one without a gap.
 */
export function rankOf(ticket: ReadTicket, statuses: Statuses): string {
  const { key, isBug, type, resolution, loggedHours, size, createdAtMs, category, resolvedAtMs, transitions } = ticket;
  return JSON.stringify([
    [impossibleOrder(ticket) === null, ticket.hasCompleteHistory, ticket.lacksChanges],
    [key, isBug, type, resolution, loggedHours, size, createdAtMs, category, resolvedAtMs],
    [transitions, [...ticket.statusNumbers()].map((number) => statuses.marksOf(number))],
  ]);
}
