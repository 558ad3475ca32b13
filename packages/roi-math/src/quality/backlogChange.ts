import { BASELINE_WEEKS, WEEKS_PER_SIDE } from '../constants.ts';
import { changeFrom } from '../evidence/change.ts';
import { mean } from '../stats/mean.ts';
import { changeBySeason } from './changeBySeason.ts';
import type { CountWeek } from './countWeeks.ts';
import { type Compared, hasEnough } from './hasEnough.ts';

/**
 * The growth of the backlog of bugs in bugs a week, before and after adoption, and the change of the growth: the mean of the bugs created minus those completed.
 * It does not depend on the number of bugs that were open at the start. The regression is that of the bugs created, relative to those of a usual week.
 */
export function backlogChange(created: readonly CountWeek[], resolved: readonly CountWeek[]): Compared {
  const closed = new Map(resolved.map(({ week, count }) => [week, count]));
  const weeks = created
    .filter(({ week }) => week >= -BASELINE_WEEKS && week < WEEKS_PER_SIDE)
    .map(({ week, count }) => {
      const down = closed.get(week) ?? null;
      return { week, count: count === null || down === null ? null : count - down, both: (count ?? 0) + (down ?? 0) };
    });
  const filled = weeks.filter(({ count }) => count !== null);
  const growth = (isAfter: boolean) =>
    mean(filled.flatMap(({ week, count }) => (week >= 0 === isAfter && count !== null ? count : [])));
  const [pre, post] = [growth(false), growth(true)];
  const both = mean(filled.map((one) => one.both)) ?? 0;
  if (!hasEnough(weeks) || both === 0) return { pre, post, change: null };
  const usual = both / 2;
  const series = {
    weeks: weeks.map(({ week, count }) => ({ week, count: 1, mean: count === null ? null : count / usual })),
    ticketVariance: both / usual ** 2,
    degreesOfFreedom: filled.length,
  };
  const { estimate, low, high } = changeFrom(changeBySeason(series, { number: 1, length: WEEKS_PER_SIDE }));
  return { pre, post, change: { estimate: estimate * usual, low: low * usual, high: high * usual } };
}
