import { normalQuantile } from '../../stats/distributions/normalQuantile.ts';
import { type Change, changeFrom, tailOf } from '../change.ts';
import type { LogSeries } from '../series/logWeeks.ts';
import { shortfalls } from '../sufficiency.ts';
import { changeAgainstTrend } from '../trendAdjusted.ts';
import { completionRates } from './completionRates.ts';
import type { RiskTable } from '../../measure/risk/riskTable.ts';

/** The change of times in progress by the completion rate. */
export interface HazardChange {
  readonly change: Change;
  readonly shape: number;
}

/**
 * Minimum shape. Below it, most tickets that are not completed at once stay open for long, and their rate of completion
 * says little about the time that they take.
 */
const MIN_SHAPE = 0.4;

/**
 * The change of ln(time in progress), with tickets that are still open: the weekly rates of completion at the same age, on
 * the scale of ln(hours), in the same regression as the weekly means of ln(hours). If all times change by the factor f, the
 * rates of a Weibull distribution with shape κ change by f^−κ, so −γ/κ is ln(f). The error of κ widens the interval (delta
 * method). Null if there is too little data, or the shape is too small.
 * @param series of ln(hours), whose weeks without tickets are left out here as well
 */
export function hazardChange(table: RiskTable, series: LogSeries): HazardChange | null {
  const filled = new Set(series.weeks.filter(({ mean }) => mean !== null).map(({ week }) => week));
  const rates = completionRates(table, (week) => filled.has(week));
  if (rates === null || rates.shape < MIN_SHAPE) return null;
  const { shape, shapeError, dispersion, degreesOfFreedom } = rates;
  const weekly: LogSeries = {
    weeks: series.weeks.map(({ week }) => {
      const rate = rates.weeks[week - table.firstWeek] ?? null;
      return { week, count: rate?.completions ?? 0, mean: rate === null ? null : -rate.log / shape };
    }),
    ticketVariance: dispersion / shape ** 2,
    degreesOfFreedom,
  };
  if (shortfalls(weekly).length > 0) return null;
  const posterior = changeAgainstTrend(weekly, 0);
  const { estimate, low, high } = changeFrom(posterior);
  const byShape = normalQuantile(1 - tailOf(posterior)) * (shapeError / shape) * estimate;
  return {
    change: {
      estimate,
      low: estimate - Math.hypot(estimate - low, byShape),
      high: estimate + Math.hypot(high - estimate, byShape),
    },
    shape,
  };
}
