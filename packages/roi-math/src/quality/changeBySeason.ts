import { quarterDesign, type QuarterOf } from '../evidence/quarters/quarterChange.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import type { Posterior } from '../stats/posterior.ts';
import { shockRegression } from '../stats/shockRegression.ts';

const WEEKS_PER_YEAR = 52;
/** Prior of a season, a sine wave of a year: standard deviations of its two coefficients in ln, with their weights. The first one means that there is none. */
const SEASONS = [
  { deviation: 1e-3, weight: 0.1 },
  { deviation: 0.15, weight: 0.9 },
];

/**
 * The change of counts in a quarter after adoption against the continued trend, by the regression of the verdict. In addition, there may be a season: as
 * many bugs are reported as people use a product, and that depends on the time of the year.
 */
export function changeBySeason(series: LogSeries, quarter: QuarterOf): Posterior {
  const { weeks, precisions } = quarterDesign(series, quarter, false);
  const first = series.weeks[0]?.week ?? 0;
  return shockRegression(
    weeks.map(({ value, samplingVariance, regressors }, index) => {
      const angle = (2 * Math.PI * (first + index)) / WEEKS_PER_YEAR;
      return { value, samplingVariance, regressors: [Math.sin(angle), Math.cos(angle), ...regressors] };
    }),
    SEASONS.map(({ deviation, weight }) => ({
      logPrior: Math.log(weight),
      precisions: [1 / deviation ** 2, 1 / deviation ** 2, ...precisions],
    })),
  );
}
