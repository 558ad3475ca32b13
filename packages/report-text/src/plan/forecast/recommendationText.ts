import { PLAN_LENGTHS } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';
import { planDay } from '../design/planDay.ts';
import type { PlanOutline } from '../design/PlanOutline.ts';

/** The length that the forecast recommends. */
export function recommendationText(formats: Formats, outline: PlanOutline): string {
  const { start, recommendedWeeks: weeks, smallestSaving } = outline;
  if (outline.forecast.length === 0) {
    return 'These teams have too few weeks of history to replay a plan, so nothing says what it can find.';
  }
  const saving = formats.typedPercent(100 * smallestSaving);
  const enough = formats.wholePercent(80);
  if (weeks === null) {
    const longest = Math.max(...outline.forecast.map((cell) => cell.weeks));
    const longer =
      longest < Math.max(...PLAN_LENGTHS) ? ' These teams have too few weeks of history to forecast longer plans.' : '';
    return `No length up to ${formats.counted(longest, 'week')} finds a saving of ${saving} in at least ${enough} of cases.${longer} What would change that:`;
  }
  return `${formats.counted(weeks, 'week')}, until ${formats.day(planDay(start, weeks))}, is the shortest length that finds a saving of ${saving} in at least ${enough} of cases.`;
}
