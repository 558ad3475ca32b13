import type { CalendarDate, UsageControl } from '@roi-insight/contracts';
import { adoptionCurve } from './adoptionCurve.ts';
import { weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** A team of which this share used the assistant in a week is not a control. */
export const MAX_CONTROL_SHARE = 0.1;

/** Days, first and last. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Whether a control worked without the assistant in the weeks of the report.
 *
 * - `contaminated`: at least 10% of its people certainly used it in a week, by any source.
 * - `verified`: every source covers every week that has a day of `days`, and less than 10% used it in each of them.
 * - `unknown` otherwise. Missing is not zero: a source that does not know the team may be the one that its people use.
 * @param sources null where a source does not have the team
 */
export function controlStatus(sources: readonly (TeamSource | null)[], days: Days): UsageControl {
  const each = sources.map((source) => (source === null ? UNNAMED : statusIn(source, days)));
  const found = (kind: UsageControl['kind']) => each.find((status) => status.kind === kind);
  return found('contaminated') ?? found('unknown') ?? each[0] ?? UNNAMED;
}

const UNNAMED = { kind: 'unknown', reason: 'not-named' } as const;

function statusIn(source: TeamSource, { from, to }: Days): UsageControl {
  const [first, last] = [weekNumber(from), weekNumber(to)];
  const curve = adoptionCurve(source);
  const weeks = curve.weeks.filter(({ weekStart }) => {
    const week = weekNumber(weekStart);
    return week >= first && week <= last;
  });
  const of = last - first + 1;
  // Seats are not people: a team may have more or fewer of them.
  const isOfPeople = curve.of === 'people';
  const used = isOfPeople ? weeks.filter(({ share }) => share !== null && share.low >= MAX_CONTROL_SHARE) : [];
  if (used.length > 0) return { kind: 'contaminated', weeks: used.length, of };
  if (source.activeBasis === 'busiest-day') return { kind: 'unknown', reason: 'busiest-day' };
  if (weeks.length < of) return { kind: 'unknown', reason: 'not-covered' };
  if (weeks.every(({ share }) => share !== null && share.high < MAX_CONTROL_SHARE && (isOfPeople || share.high === 0)))
    return { kind: 'verified', weeks: of };
  return { kind: 'unknown', reason: isOfPeople ? 'few-people' : 'no-people' };
}
