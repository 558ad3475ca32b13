import { quarterLevels, levelPrecisions } from '../evidence/quarters/quarterChange.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { SLOPE_PRECISION, WEEKS_PER_UNIT } from '../evidence/trendAdjusted.ts';
import { WEEKS_PER_SIDE } from '../constants.ts';
import { dot } from '../stats/positiveDefinite.ts';
import { solve } from '../stats/solve.ts';
import type { CountWeek } from './countWeeks.ts';

/** Precision of the prior of a quarter's level, in ln: a quarter without any count has a finite level. */
const LEVEL_PRECISION = 0.25;
const MAX_STEPS = 50;
const PRECISION = 1e-10;

/**
 * Weekly counts as a series of their logarithm, for the regressions of the evidence: the working values of a log-linear Poisson regression at its fit,
 * ln μ + (count − μ) / μ, whose sampling variance is 1 / μ. Weeks without any count are then as good as others. The regressions add the shocks, and by
 * them the overdispersion. The fit has the trend and the levels of the quarters of the evidence.
 * Source: McCullagh & Nelder, "Generalized Linear Models" (1989), 2.5; Breslow & Clayton, JASA 88 (1993), for the shocks.
 */
export function countSeries(weeks: readonly CountWeek[]): LogSeries {
  const rates = fittedCounts(weeks);
  return {
    ticketVariance: 1,
    degreesOfFreedom: weeks.length,
    weeks: weeks.map(({ week, count }, index) => {
      const rate = rates[index] ?? NaN;
      return count === null
        ? { week, count: 0, mean: null }
        : { week, count: rate, mean: Math.log(rate) + (count - rate) / rate };
    }),
  };
}

/** The fitted counts of a Poisson regression, by Newton's method from the mean of each quarter. */
function fittedCounts(weeks: readonly CountWeek[]): number[] {
  const filled = weeks.filter(({ count }) => count !== null).map(({ week }) => week);
  const quarter = {
    number: Math.max(Math.ceil(((filled.at(-1) ?? 0) + 1) / WEEKS_PER_SIDE), 0),
    length: WEEKS_PER_SIDE,
  };
  const rows = weeks.map(({ week }) =>
    Float64Array.from([1, week / WEEKS_PER_UNIT, ...quarterLevels(week, quarter, false)]),
  );
  const precisions = [0, SLOPE_PRECISION, ...levelPrecisions(filled, quarter).map((empty) => empty + LEVEL_PRECISION)];
  const level = (column: number) => {
    const counts = weeks.flatMap(({ count }, index) => {
      const row = rows[index] ?? new Float64Array();
      const isIn = column === 0 ? row.slice(2).every((one) => one === 0) : row[column] === 1;
      return isIn && count !== null ? count : [];
    });
    return Math.log((counts.reduce((sum, count) => sum + count, 0) + 0.5) / (counts.length + 1));
  };
  let coefficients = Float64Array.from(precisions, (_, column) =>
    column === 0 ? level(0) : column === 1 ? 0 : level(column) - level(0),
  );
  const fitted = () => rows.map((row) => Math.exp(dot(row, coefficients)));
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const size = precisions.length;
    const information = new Float64Array((size * (size + 1)) / 2);
    const score = coefficients.map((value, i) => -(precisions[i] ?? NaN) * value);
    precisions.forEach((precision, i) => (information[(i * (i + 3)) / 2] = precision));
    for (const [index, rate] of fitted().entries()) {
      const count = weeks[index]?.count ?? null;
      const row = rows[index] ?? new Float64Array();
      if (count === null) continue;
      for (let i = 0, at = 0; i < size; i += 1) {
        score[i] = (score[i] ?? NaN) + (row[i] ?? NaN) * (count - rate);
        for (let j = 0; j <= i; j += 1, at += 1) {
          information[at] = (information[at] ?? NaN) + (row[i] ?? NaN) * (row[j] ?? NaN) * rate;
        }
      }
    }
    const move = solve(information, score);
    coefficients = coefficients.map((value, i) => value + (move[i] ?? NaN));
    if (move.every((one) => Math.abs(one) < PRECISION)) break;
  }
  return fitted();
}
