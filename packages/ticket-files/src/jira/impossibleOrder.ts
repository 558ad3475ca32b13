import type { ImpossibleOrder } from '@roi-insight/contracts';
import type { ReadTicket } from '@roi-insight/jira-tickets';
import { TOLERANCE_MS } from '../dateBounds.ts';

/** The impossible order of an issue's dates; null if their order is possible. */
export function impossibleOrder({ createdAtMs, resolvedAtMs, changes }: ReadTicket): ImpossibleOrder | null {
  const isTooEarly = (ms: number) => ms < createdAtMs - TOLERANCE_MS;
  if (changes.some((ms, index) => index % 2 === 0 && isTooEarly(ms))) return 'changed-before-created';
  return resolvedAtMs !== null && isTooEarly(resolvedAtMs) ? 'done-before-created' : null;
}
