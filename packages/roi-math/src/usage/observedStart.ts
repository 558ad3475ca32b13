import type { CalendarDate } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { mean } from '../stats/mean.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { middleOf } from './peopleRange.ts';
import { reportedWeeks, weekNumber } from './reportedWeeks.ts';
import type { TeamSource } from './TeamSource.ts';

/**
 * Number of covered weeks in a row that must reach a quarter of the plateau. At least as many covered weeks must come
 * before them.
 */
const IN_A_ROW = 4;

/** Number of latest covered weeks whose median is the plateau: a quarter of a year. */
const PLATEAU_WEEKS = 13;

/** The search for a start begins this number of weeks before the first week at a quarter of the plateau. */
const EARLIEST = 10;
/** The search ends this number of weeks after the first week at a quarter of the plateau. */
const LATEST = 2;

/** The observed start should be at most this number of weeks from the true start. */
const NEAR = 2;

/** Starts count as equal if the weight around them is at least this share of the maximum. */
const EQUAL = 0.99;

/** Minimum level before the start, in active people. At a level of 0, even a single active person would be impossible. */
const MIN_BEFORE = 0.1;

/** Ramps are compared with this number of weeks before and after the first week at a quarter of the plateau. */
const COMPARED = { before: 13, after: 26 } as const;

/**
 * This number of covered weeks just before the first week at a quarter of the plateau does not count in the level before the start. That level is the
 * mean of all earlier covered weeks, or of the first four covered weeks if there are fewer than four earlier ones.
 */
const LEVEL_UNTIL = 8;

/** Lengths of a ramp, in weeks. */
const RAMPS = [0, 2, 4, 6, 8, 10, 12, 14, 16];

interface Point {
  readonly week: number;
  readonly active: number;
}

/**
 * The Monday of the week in which use began; null if it did not, or if fewer than four covered weeks are before that week, because use may have begun
 * earlier.
 *
 * The plateau is the median number of active people in the last 13 covered weeks. Use began if four covered weeks in a row have at least a quarter of
 * the plateau. In a slow ramp, the first of these four is weeks after the start. So the likelihood of the numbers of people (Poisson) is computed for
 * each course that rises from the earlier level to the plateau in 0 to 16 weeks. The start is the week around which the likelihood is highest,
 * counting two weeks on each side. If several weeks are equal, the start is the week nearest to the mean. Of simulated teams of 20 and more people whose
 * use grows over 12 weeks, at least 95% get a start within two weeks of the true start. The first of the four weeks would be that close for fewer than
 * half of the teams of 40.
 */
export function observedStart(source: Pick<TeamSource, 'weeks'>): CalendarDate | null {
  const covered = reportedWeeks(source.weeks);
  const points = covered.map(({ weekStart, active }) => ({ week: weekNumber(weekStart), active: middleOf(active) }));
  const plateau = medianOf(points.slice(-PLATEAU_WEEKS).map(({ active }) => active));
  const first = points.findIndex((_, index) => {
    const row = points.slice(index, index + IN_A_ROW);
    return row.length === IN_A_ROW && row.every(({ active }) => active > 0 && active >= plateau / 4);
  });
  const [crossing, monday] = [points[first], covered[first]?.weekStart];
  if (first < IN_A_ROW || plateau === 0 || crossing === undefined || monday === undefined) return null;
  const before = mean(points.slice(0, Math.max(first - LEVEL_UNTIL, IN_A_ROW)).map(({ active }) => active)) ?? 0;
  const low = Math.max(MIN_BEFORE, Math.min(before, plateau / 4));
  const high = Math.max(mean(points.slice(-PLATEAU_WEEKS).map(({ active }) => active)) ?? 0, 1.5 * low);
  return calendarDateOf(
    (dayNumber(monday) ?? NaN) + 7 * (likelyStart(points, crossing.week, low, high) - crossing.week),
  );
}

/** The start around which the likelihood is highest. */
function likelyStart(points: readonly Point[], crossing: number, low: number, high: number): number {
  const near = points.filter(({ week }) => week >= crossing - COMPARED.before && week < crossing + COMPARED.after);
  const first = Math.max(near[0]?.week ?? crossing, crossing - EARLIEST);
  const starts = Array.from({ length: crossing + LATEST - first + 1 }, (_, index) => first + index);
  const surprises = starts.map((start) => RAMPS.map((length) => surpriseOf(near, { start, length, low, high })));
  const least = Math.min(...surprises.flat());
  const weights = surprises.map((ramps) => sum(ramps.map((surprise) => Math.exp(least - surprise))));
  const around = starts.map((_, index) => sum(weights.slice(Math.max(0, index - NEAR), index + NEAR + 1)));
  const middle = sum(starts.map((start, index) => start * (weights[index] ?? 0))) / sum(weights);
  const most = Math.max(...around);
  const best = starts.filter((_, index) => (around[index] ?? 0) >= EQUAL * most);
  const distance = (start: number) => Math.abs(start - middle);
  return best.reduce((nearest, start) => (distance(start) < distance(nearest) ? start : nearest), best[0] ?? crossing);
}

interface Course {
  readonly start: number;
  readonly length: number;
  readonly low: number;
  readonly high: number;
}

/** −ln of the likelihood of the numbers of people, up to a constant. */
function surpriseOf(points: readonly Point[], { start, length, low, high }: Course): number {
  const risen = (week: number) => (week < start ? 0 : Math.min(1, (week - start + 1) / Math.max(length, 1)));
  return sum(
    points.map(({ week, active }) => {
      const expected = low + (high - low) * risen(week);
      return expected - active * Math.log(expected);
    }),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [before = 0, after = before] = [sorted[sorted.length % 2 === 0 ? middle - 1 : middle], sorted[middle]];
  return (before + after) / 2;
}
