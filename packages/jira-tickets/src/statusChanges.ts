import type { StatusCategory } from '@roi-insight/roi-math';
import { MAX_STATUSES } from './statuses.ts';

/** Status changes in any order, possibly repeated. Each change is two numbers: milliseconds since 1970, then its two statuses in one number. */
export type StatusChanges = readonly number[];

/** Numbers of the statuses after the latest changes: several if the latest changes are simultaneous. */
export function lastStatuses(changes: StatusChanges): number[] {
  let latest = -Infinity;
  let statuses: number[] = [];
  for (let index = 0; index < changes.length; index += 2) {
    const [at = 0, pair = 0] = [changes[index], changes[index + 1]];
    if (at > latest) statuses = [];
    latest = Math.max(latest, at);
    if (at === latest) statuses.push(pair % MAX_STATUSES);
  }
  return statuses;
}

/** Time of the last change between categories, in epoch milliseconds; null if there is none. */
export function lastCategoryChangeMs(
  changes: StatusChanges,
  categoryOf: (status: number) => StatusCategory,
): number | null {
  let latest: number | null = null;
  for (let index = 0; index < changes.length; index += 2) {
    const [at = 0, pair = 0] = [changes[index], changes[index + 1]];
    const isChange = categoryOf(Math.floor(pair / MAX_STATUSES)) !== categoryOf(pair % MAX_STATUSES);
    if (isChange) latest = Math.max(latest ?? at, at);
  }
  return latest;
}

/** Numbers of all statuses before and after the changes. */
export function mentionedStatuses(changes: StatusChanges): Set<number> {
  const numbers = new Set<number>();
  for (let index = 1; index < changes.length; index += 2) {
    const pair = changes[index] ?? 0;
    numbers.add(Math.floor(pair / MAX_STATUSES)).add(pair % MAX_STATUSES);
  }
  return numbers;
}
