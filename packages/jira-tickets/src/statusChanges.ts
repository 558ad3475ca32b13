import type { StatusCategory } from '@roi-insight/roi-math';
import { listOf, type JsonObject, textOf } from './json.ts';
import { instantMs } from './instantMs.ts';
import { MAX_STATUSES, type Statuses } from './statuses.ts';

/**
 * Status changes in any order, possibly repeated: for each, milliseconds since 1970, then both statuses in one number. Objects
 * would fill the memory, as a project has many changes.
 */
export type StatusChanges = readonly number[];

/** Parses the status changes in Jira's histories; null if one of them lacks what every history has. */
export function parseStatusChanges(histories: unknown, statuses: Statuses): StatusChanges | null {
  const list = listOf(histories);
  if (list === null) return null;
  const changes: number[] = [];
  for (const history of list) {
    const items = listOf(history['items']);
    if (items === null) return null;
    for (const item of items) {
      if (textOf(item, 'fieldId') === null && textOf(item, 'field') === null) return null;
      if (!isStatusChange(item)) continue;
      const at = instantMs(history['created']);
      const [from, fromName] = [textOf(item, 'from'), textOf(item, 'fromString')];
      const [to, toName] = [textOf(item, 'to'), textOf(item, 'toString')];
      if (at === null || (from ?? fromName) === null || (to ?? toName) === null) return null;
      changes.push(at, statuses.numberOf(from, fromName) * MAX_STATUSES + statuses.numberOf(to, toName));
    }
  }
  return changes;
}

/** `field` may be translated or the name of a custom field, so it counts only without a `fieldId` (Data Center). */
function isStatusChange(item: JsonObject): boolean {
  const id = textOf(item, 'fieldId');
  if (id !== null) return id === 'status';
  return textOf(item, 'field') === 'status' && textOf(item, 'fieldtype') === 'jira';
}

/** Numbers of the statuses after the latest changes: several if those are simultaneous. */
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
