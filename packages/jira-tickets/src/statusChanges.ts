import { inOrder, type OrderedChanges, type StatusChange } from '@roi-insight/roi-math';
import { MAX_STATUSES, type Statuses } from './statuses.ts';

/**
 * Status changes in any order, possibly repeated. Each change is two numbers: milliseconds since 1970, then its two statuses in one number, see
 * {@link statusPair}.
 */
export type StatusChanges = readonly number[];

/** The same changes by time, those of one moment in the order of the list. */
export function oldestFirst(changes: StatusChanges): StatusChanges {
  if (changes.every((atMs, index) => index % 2 === 1 || index === 0 || atMs >= (changes[index - 2] ?? atMs)))
    return changes;
  const order = Array.from({ length: changes.length / 2 }, (_, index) => 2 * index);
  order.sort((a, b) => (changes[a] ?? 0) - (changes[b] ?? 0));
  return order.flatMap((index) => changes.slice(index, index + 2));
}

/** The two statuses of a change in one number. @param from null if it is not recorded */
export function statusPair(from: number | null, to: number): number {
  return (from ?? MAX_STATUSES) * MAX_STATUSES + to;
}

/**
 * The changes in order, see {@link inOrder}. Statuses are the same if they have the same id or, if their ids form no chain, the same name.
 * @param present number of the current status; null if it is not known
 */
export function orderedChanges(
  changes: StatusChanges,
  statuses: Pick<Statuses, 'categoryOf' | 'marksOf'>,
  present: number | null,
): OrderedChanges<number> {
  return inOrder(changesIn(changes), present, {
    categoryOf: (status) => statuses.categoryOf(status),
    marks: [(status) => statuses.marksOf(status)[0] ?? '', (status) => statuses.marksOf(status).at(-1) ?? ''],
  });
}

/** Numbers of all statuses before and after the changes. */
export function mentionedStatuses(changes: StatusChanges): Set<number> {
  const numbers = new Set<number>();
  for (const { from, to } of changesIn(changes)) {
    if (from !== null) numbers.add(from);
    numbers.add(to);
  }
  return numbers;
}

function changesIn(changes: StatusChanges): StatusChange<number>[] {
  const list: StatusChange<number>[] = [];
  for (let index = 0; index < changes.length; index += 2) {
    const [atMs = 0, pair = 0] = [changes[index], changes[index + 1]];
    const from = Math.floor(pair / MAX_STATUSES);
    list.push({ atMs, from: from === MAX_STATUSES ? null : from, to: pair % MAX_STATUSES });
  }
  return list;
}
