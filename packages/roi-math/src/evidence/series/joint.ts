import type { Change } from '../change.ts';

/**
 * Several estimates of the same change as one: the interval contains all their intervals, and the estimate is the one closest to 0, or 0 if they have
 * opposite signs. So nothing is claimed unless each of them claims it. A single estimate stays as it is.
 */
export function joint<Estimate>(
  estimates: readonly Estimate[],
  changeOf: (estimate: Estimate) => Change,
): { readonly change: Change; readonly closest: Estimate } {
  const all = estimates.map((one) => ({ one, change: changeOf(one) }));
  const closest = all.reduce((best, next) =>
    Math.abs(next.change.estimate) < Math.abs(best.change.estimate) ? next : best,
  );
  const isOpposed = all.some(({ change }) => change.estimate * closest.change.estimate < 0);
  return {
    change: {
      estimate: isOpposed ? 0 : closest.change.estimate,
      low: Math.min(...all.map(({ change }) => change.low)),
      high: Math.max(...all.map(({ change }) => change.high)),
    },
    closest: closest.one,
  };
}
