import type { Issue, Store } from '../src/issue.ts';
import { openZone } from '../src/time.ts';

export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
export const zone = openZone('America/New_York');

/** Working hours in progress, counted day by day to be independent of the generator. */
export function hoursInProgress(issue: Issue, { statuses }: Store): number {
  const category = new Map(statuses.map(({ id, category: { key } }) => [id, key]));
  let hours = 0;
  let since: number | null = null;
  for (const { created, items } of issue.histories()) {
    const moved = items.find(({ fieldId }) => fieldId === 'status');
    if (moved === undefined) continue;
    const now = zone.toWall(created);
    if (since !== null) hours += workingHours(since, now);
    since = category.get(String(moved.to)) === 'indeterminate' ? now : null;
  }
  return hours;
}

function workingHours(from: number, to: number): number {
  let worked = 0;
  for (let day = Math.floor(from / DAY) * DAY; day < to; day += DAY) {
    if (new Date(day).getUTCDay() % 6 === 0) continue;
    worked += Math.max(0, Math.min(to, day + 17 * HOUR) - Math.max(from, day + 9 * HOUR));
  }
  return worked / HOUR;
}

/** The time at which a counted ticket was done, on its team's wall clock; null for all others. */
export function doneAt({ category, categoryChanged, type, subtask }: Issue): number | null {
  const counts = category === 'done' && categoryChanged !== null && !subtask && type !== 'Epic';
  return counts ? zone.toWall(categoryChanged) : null;
}
