/** A covered week. */
export interface Point {
  readonly week: number;
  /** People who used the assistant: for 1 to 4 people, the middle. */
  readonly active: number;
}

/** The search for a start begins this number of weeks before the first week at a quarter of the plateau. */
const EARLIEST = 10;
/** The search ends this number of weeks after the first week at a quarter of the plateau. */
const LATEST = 2;

/** The observed start should be at most this number of weeks from the true start. */
export const NEAR = 2;

/** Starts count as equal if the weight around them is at least this share of the maximum. */
const EQUAL = 0.99;

/** Ramps are compared with this number of weeks before and after the first week at a quarter of the plateau. */
const COMPARED = { before: 13, after: 26 } as const;

/** Minimum level before the start, in active people. At a level of 0, even a single active person would be impossible. */
export const MIN_BEFORE = 0.1;

/** Lengths of a ramp, in weeks. */
export const RAMPS = [0, 2, 4, 6, 8, 10, 12, 14, 16];

/** The share of its rise, 0–1, that a ramp of `length` weeks has in a week. */
export const risen = (week: number, start: number, length: number): number =>
  week < start ? 0 : Math.min(1, (week - start + 1) / Math.max(length, 1));

/** The start around which the likelihood is highest, of all ramps from `low` to `high` people. */
export function likelyStart(points: readonly Point[], crossing: number, low: number, high: number): number {
  const near = points.filter(({ week }) => week >= crossing - COMPARED.before && week < crossing + COMPARED.after);
  const first = Math.max(near[0]?.week ?? crossing, crossing - EARLIEST);
  const starts = Array.from({ length: crossing + LATEST - first + 1 }, (_, index) => first + index);
  const surprises = starts.map((start) =>
    RAMPS.map((length) => surpriseOf(near, (week) => low + (high - low) * risen(week, start, length))),
  );
  const least = Math.min(...surprises.flat());
  const weights = surprises.map((ramps) => sum(ramps.map((surprise) => Math.exp(least - surprise))));
  const around = starts.map((_, index) => sum(weights.slice(Math.max(0, index - NEAR), index + NEAR + 1)));
  const middle = sum(starts.map((start, index) => start * (weights[index] ?? 0))) / sum(weights);
  const most = Math.max(...around);
  const best = starts.filter((_, index) => (around[index] ?? 0) >= EQUAL * most);
  const distance = (start: number) => Math.abs(start - middle);
  return best.reduce((nearest, start) => (distance(start) < distance(nearest) ? start : nearest), best[0] ?? crossing);
}

/** −ln of the likelihood of the numbers of people, up to a constant. */
function surpriseOf(points: readonly Point[], expectedIn: (week: number) => number): number {
  return sum(
    points.map(({ week, active }) => {
      const expected = expectedIn(week);
      return expected - active * Math.log(expected);
    }),
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
