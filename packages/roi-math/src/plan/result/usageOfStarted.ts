import type { CalendarDate, DrawnTeam, Usage } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import { adoptionCurve, type CurveWeek } from '../../usage/adoptionCurve.ts';
import { contaminatedWeeks, MAX_CONTROL_SHARE } from '../../usage/contaminatedWeeks.ts';
import type { Days } from '../../usage/controlStatus.ts';
import { observedStart } from '../../usage/start/observedStart.ts';
import { weekNumber } from '../../usage/reportedWeeks.ts';
import { startOffset } from '../../usage/start/startOffset.ts';
import type { TeamSource } from '../../usage/TeamSource.ts';
import type { StartUse } from './PlanDeviation.ts';
import { sourcesOf } from './sourcesOf.ts';

/** An observed start that differs by more weeks contradicts the start of a plan. Slow courses can be observed some weeks late. */
const MAX_OFFSET = 4;
/** Weeks around a start that are not compared. */
const NEAR = 2;

/**
 * What usage says about the start of a team.
 *
 * - `not-used`: in every source that has the team, fewer than 10% of the people used the assistant in most covered weeks from the start to the end.
 * - `used-before`: in a source, at least 10% used it in most covered weeks of the plan that end two weeks before the start.
 * - a number of weeks by which the start that is observed in every source differs, if it is more than four
 * - `shown`: a start that differs by at most two weeks is observed in a source.
 * - `unknown` otherwise
 * @param start the start that counts: the entered one, or else the planned one
 * @param days the days of the plan
 */
export function usageOfStarted(
  usage: Usage | null,
  team: DrawnTeam,
  teams: readonly DrawnTeam[],
  start: CalendarDate,
  { from, to }: Days,
): StartUse {
  const sources = sourcesOf(usage, team, teams).flatMap((source) => (source === null ? [] : [upTo(source, to)]));
  if (sources.length === 0) return 'unknown';
  const before = calendarDateOf((dayNumber(start) ?? NaN) - 7 * NEAR);
  const isUnused = ({ share }: CurveWeek) => share !== null && share.high < MAX_CONTROL_SHARE;
  const areUnused = sources.every((source) =>
    isMost(source, weekNumber(start), weekNumber(to) + 1, (weeks) => weeks.filter(isUnused)),
  );
  if (areUnused) return 'not-used';
  const isEarly = sources.some((source) =>
    isMost(source, weekNumber(from), weekNumber(before), (weeks) =>
      contaminatedWeeks({ ...adoptionCurve(source), weeks }),
    ),
  );
  if (isEarly) return 'used-before';
  const offsets = sources.flatMap((source) => {
    // The first week of a range counts, because the weeks before the start must have no use.
    const { observedStart: observed } = observedStart(source);
    return observed === null ? [] : [startOffset({ observedStart: observed }, start) ?? 0];
  });
  const nearest = offsets.toSorted((a, b) => Math.abs(a) - Math.abs(b))[0];
  if (nearest === undefined) return 'unknown';
  if (nearest === 0) return 'shown';
  return Math.abs(nearest) > MAX_OFFSET ? nearest : 'unknown';
}

const upTo = (source: TeamSource, day: CalendarDate): TeamSource => ({
  ...source,
  weeks: source.weeks.filter(({ weekStart }) => weekStart <= day),
});

/** Whether most of the covered weeks `from` to `to` − 1 are among those that are picked. */
function isMost(
  source: TeamSource,
  from: number,
  to: number,
  pick: (weeks: readonly CurveWeek[]) => readonly CurveWeek[],
): boolean {
  const weeks = adoptionCurve(source).weeks.filter(({ weekStart }) => {
    const week = weekNumber(weekStart);
    return week >= from && week < to;
  });
  return 2 * pick(weeks).length > weeks.length;
}
