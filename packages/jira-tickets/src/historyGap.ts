import type { StatusChanges } from './statusChanges.ts';
import { MAX_STATUSES, type Statuses } from './statuses.ts';

/** The statuses before and after the changes of one moment, by number. */
interface Moment {
  readonly from: number[];
  readonly to: number[];
}

/** The place where changes are missing: between other changes, or only before the first change, as in imported tickets. */
type HistoryGap = 'middle' | 'start';

/**
 * The place where changes are missing; null if each change starts from the status that the previous one led to, and
 * the first change starts from a waiting status, because tickets are created in such a status. Changes of the same
 * moment may be in any order. Two statuses are the same if they share the id (a status may have been renamed) or the
 * name (a moved project has other ids).
 */
export function historyGap(
  changes: StatusChanges,
  statuses: Pick<Statuses, 'categoryOf' | 'marksOf'>,
): HistoryGap | null {
  let before: readonly number[] | null = null;
  let gap: HistoryGap | null = null;
  for (const { from, to } of momentsOf(changes)) {
    const reached = new Set([...(before ?? []), ...to].flatMap((status) => statuses.marksOf(status)));
    const isFirst = before === null;
    const follows = (status: number) =>
      statuses.marksOf(status).some((mark) => reached.has(mark)) || (isFirst && statuses.categoryOf(status) === 'new');
    if (!from.every(follows)) {
      if (!isFirst) return 'middle';
      gap = 'start';
    }
    before = to;
  }
  return gap;
}

/** Oldest first. */
function momentsOf(changes: StatusChanges): Moment[] {
  const moments = new Map<number, Moment>();
  for (let index = 0; index < changes.length; index += 2) {
    const [at = 0, pair = 0] = [changes[index], changes[index + 1]];
    const moment = moments.get(at) ?? { from: [], to: [] };
    moment.from.push(Math.floor(pair / MAX_STATUSES));
    moment.to.push(pair % MAX_STATUSES);
    moments.set(at, moment);
  }
  return [...moments].toSorted(([one], [other]) => one - other).map(([, moment]) => moment);
}
