import { type Change, changeFrom } from '../evidence/change.ts';
import { shockRegression } from '../stats/shockRegression.ts';
import { mean } from '../stats/mean.ts';
import type { CountWeek } from './countWeeks.ts';
import { type Compared, hasEnough } from './hasEnough.ts';

/**
 * The growth of the backlog of bugs in bugs a week, before and after adoption, and the change of the growth: the mean of the bugs created minus those completed.
 * It does not depend on the number of bugs that were open at the start. The regression has the shocks of the evidence, relative to the bugs created in a
 * usual week, but no trend, because a backlog that grows faster and faster is rare.
 */
export function backlogChange(created: readonly CountWeek[], resolved: readonly CountWeek[]): Compared {
  const closed = new Map(resolved.map(({ week, count }) => [week, count]));
  const weeks = created.map(({ week, count }) => {
    const down = closed.get(week) ?? null;
    return { week, count: count === null || down === null ? null : count - down, both: (count ?? 0) + (down ?? 0) };
  });
  const filled = weeks.filter(({ count }) => count !== null);
  const growth = (isAfter: boolean) =>
    mean(filled.flatMap(({ week, count }) => (week >= 0 === isAfter && count !== null ? count : [])));
  const both = mean(filled.map((one) => one.both)) ?? 0;
  return { pre: growth(false), post: growth(true), change: changeOf() };

  function changeOf(): Change | null {
    if (!hasEnough(weeks) || both === 0) return null;
    const usual = both / 2;
    const posterior = shockRegression(
      weeks.map(({ week, count }) => ({
        value: count === null ? null : count / usual,
        samplingVariance: both / usual ** 2,
        regressors: [1, week >= 0 ? 1 : 0],
      })),
      [{ logPrior: 0, precisions: [0, 0] }],
    );
    const { estimate, low, high } = changeFrom(posterior);
    return { estimate: estimate * usual, low: low * usual, high: high * usual };
  }
}
