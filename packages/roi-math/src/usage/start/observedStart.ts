import type { ObservedStart } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { mean } from '../../stats/mean.ts';
import { isSustained } from './isSustained.ts';
import { likelyStart, MIN_BEFORE, NEAR } from './likelyStart.ts';
import { middleOf } from '../peopleRange.ts';
import { pilotBefore } from './pilotBefore.ts';
import { reportedWeeks, weekNumber } from '../reportedWeeks.ts';
import type { TeamSource } from '../TeamSource.ts';

/**
 * Number of covered weeks in a row that must reach a quarter of the plateau. At least as many covered weeks must come
 * before them.
 */
const IN_A_ROW = 4;

/** Number of latest covered weeks whose median is the plateau: a quarter of a year. */
const PLATEAU_WEEKS = 13;

/**
 * This number of covered weeks just before the first week at a quarter of the plateau does not count in the level before the start. That level is the
 * mean of all earlier covered weeks, or of the first four covered weeks if there are fewer than four earlier ones.
 */
const LEVEL_UNTIL = 8;

/**
 * When use began. There is no start if use did not begin; if fewer than four covered weeks are before the start, because use may have begun earlier; or if
 * the mean of all weeks before the start is above half of the plateau, because use of a few people that comes and goes has weeks that look like a start.
 *
 * The plateau is the median number of active people in the last 13 covered weeks. Use began if four covered weeks in a row have at least a quarter of
 * the plateau. In a slow ramp, the first of these four is weeks after the start. So the likelihood of the numbers of people (Poisson) is computed for
 * each course that rises from the earlier level to the plateau in 0 to 16 weeks. The start is the week around which the likelihood is highest,
 * counting two weeks on each side. If several weeks are equal, the start is the week nearest to the mean. Of simulated teams of 50 and more people whose
 * use grows over 12 weeks, at least 95% get a start within two weeks of the true start. The first of the four weeks would be that close for fewer than
 * half of the teams of 40.
 *
 * - `observedUntil`: the first covered week from the start on with at least half of the plateau, if three of the four covered weeks from it have that
 * much, and if it is more than two weeks after the start. A sharp start has no such week; the start of an S-curve is the range between the two weeks.
 * - `pilotStart`: a pilot (`pilotBefore`) is not the start. With a pilot, the level before the start is that of the pilot, and only its weeks and later
 * weeks are searched.
 */
export function observedStart(source: Pick<TeamSource, 'weeks'>): ObservedStart {
  const points = reportedWeeks(source.weeks).map(({ weekStart, active }) => ({
    week: weekNumber(weekStart),
    active: middleOf(active),
  }));
  const active = points.map((point) => point.active);
  const plateau = medianOf(active.slice(-PLATEAU_WEEKS));
  const level = mean(active.slice(-PLATEAU_WEEKS)) ?? 0;
  const first = active.findIndex((_, index) => {
    const row = active.slice(index, index + IN_A_ROW);
    return row.length === IN_A_ROW && row.every((people) => people > 0 && people >= plateau / 4);
  });
  const crossing = points[first];
  const hasUsedMuch = (mean(active.slice(0, first)) ?? 0) > plateau / 2;
  if (first < IN_A_ROW || hasUsedMuch || plateau === 0 || crossing === undefined) return { observedStart: null };
  const pilot = pilotBefore(points, plateau, level);
  const before = mean(active.slice(0, Math.max(first - LEVEL_UNTIL, IN_A_ROW))) ?? 0;
  const low = pilot?.level ?? Math.max(MIN_BEFORE, Math.min(before, plateau / 4));
  const high = Math.max(level, 1.5 * low);
  const start = likelyStart(points.slice(pilot?.first ?? 0), pilot?.end ?? crossing.week, low, high);
  const until = points.find(
    ({ week }, index) => week >= start && isSustained(active, index, (people) => people >= plateau / 2),
  );
  return {
    observedStart: mondayOf(start),
    ...(until !== undefined && until.week - start > NEAR && { observedUntil: mondayOf(until.week) }),
    ...(pilot !== null && { pilotStart: mondayOf(points[pilot.first]?.week ?? NaN) }),
  };
}

/** The inverse of `weekNumber`. */
const mondayOf = (week: number) => calendarDateOf(7 * week - 3);

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [before = 0, after = before] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (before + after) / 2;
}
