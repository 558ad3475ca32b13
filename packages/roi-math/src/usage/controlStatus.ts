import type { CalendarDate, UsageControl } from '@roi-insight/contracts';
import { adoptionCurve } from './adoptionCurve.ts';
import { contaminatedWeeks, MAX_CONTROL_SHARE } from './contaminatedWeeks.ts';
import { weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/** The first and the last day of a span. */
export interface Days {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
}

/**
 * Whether a control worked without the assistant in the weeks of the comparison, which ends with the first quarter.
 *
 * - `contaminated`: at least 10% of its people certainly used it in a week, by any source: at least five of them, or fewer in four of six weeks. If
 * their number is not known, at least five people, on at least 10% of the seats.
 * - `verified`: every source covers every week that has a day of `days`, and less than 10% of the people used it in each of them.
 * - `unknown` otherwise. Missing is not zero: the team may use an assistant from a source that does not know the team.
 * @param sources null for a source that does not have the team
 */
export function controlStatus(sources: readonly (TeamSource | null)[], days: Days): UsageControl {
  const each = sources.map((source) => (source === null ? UNNAMED : statusIn(source, days)));
  const found = (kind: UsageControl['kind']) => each.find((status) => status.kind === kind);
  // A source that shows use by an unknown number of people takes precedence over a source that lacks data.
  const isUsed = (status: UsageControl) => status.kind === 'unknown' && status.reason === 'no-people';
  return found('contaminated') ?? each.find(isUsed) ?? found('unknown') ?? each[0] ?? UNNAMED;
}

type Unknown = Extract<UsageControl, { kind: 'unknown' }>;

const unknown = (reason: Unknown['reason'], weeks: number | null = null): Unknown => ({
  kind: 'unknown',
  reason,
  weeks,
});

const UNNAMED = unknown('not-named');

function statusIn(source: TeamSource, { from, to }: Days): UsageControl {
  const [first, last] = [weekNumber(from), weekNumber(to)];
  const curve = adoptionCurve(source);
  const weeks = curve.weeks.filter(({ weekStart }) => {
    const week = weekNumber(weekStart);
    return week >= first && week <= last;
  });
  const of = last - first + 1;
  const isOfPeople = curve.of === 'people';
  const used = contaminatedWeeks({ ...curve, weeks });
  if (used.length > 0) return { kind: 'contaminated', weeks: used.length, of };
  const active = weeks.filter((week) => week.active !== 0);
  if (!isOfPeople && active.length > 0) return unknown('no-people', active.length);
  if (source.activeBasis === 'busiest-day') return unknown('busiest-day');
  if (weeks.length < of) return unknown('not-covered');
  if (weeks.every(({ share }) => share !== null && share.high < MAX_CONTROL_SHARE))
    return { kind: 'verified', weeks: of };
  return unknown('few-people');
}
