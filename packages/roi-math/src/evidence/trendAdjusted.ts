import { type Posterior, shockRegression } from '../stats/shockRegression.ts';
import type { Observation } from '../stats/whiten.ts';
import type { LogSeries, LogWeek } from './logWeeks.ts';

/** Scales the columns of a design to similar size, which keeps its factorization accurate. */
const WEEKS_PER_UNIT = 10;

/**
 * The change of ln(hours) relative to the continued trend: segmented regression in which both level and slope may change
 * at `start`, with the change averaged over the weeks from there on. Shocks and sampling noise as in
 * {@link shockRegression}. Needs at least two weeks with tickets before `start` and two from it on.
 * @param start first week after the change
 */
export function changeAgainstTrend({ weeks, ticketVariance }: LogSeries, start: number): Posterior {
  const after = weeks.filter(({ week }) => week >= start).map(({ week }) => week);
  const middle = after.reduce((sum, week) => sum + week, 0) / after.length;
  return shockRegression(
    weeks.map((entry) => {
      const { week } = entry;
      const changed = week >= start;
      return observation(entry, ticketVariance, [
        1,
        (week - start) / WEEKS_PER_UNIT,
        changed ? (week - middle) / WEEKS_PER_UNIT : 0,
        changed ? 1 : 0,
      ]);
    }),
  );
}

/** The trend of ln(hours) per week over the given weeks. Needs at least three weeks with tickets. */
export function trendPerWeek({ weeks, ticketVariance }: LogSeries): Posterior {
  return shockRegression(weeks.map((entry) => observation(entry, ticketVariance, [1, entry.week])));
}

function observation({ mean, count }: LogWeek, ticketVariance: number, regressors: readonly number[]): Observation {
  return { value: mean, samplingVariance: ticketVariance / Math.max(count, 1), regressors };
}
