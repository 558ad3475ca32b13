import type { ComparedWeek } from '@roi-insight/contracts';
import { percentSaved } from '../evidence/change.ts';
import type { LogSeries } from '../evidence/series/logWeeks.ts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { levelBefore, type PooledWeek } from './pooledSeries.ts';

/**
 * The weeks of the report's project next to those of the other teams, as geometric means in hours. The other teams are
 * scaled to the level of the project before adoption.
 * @param comparison the series of the other teams over the same weeks
 * @param weekZero day number
 */
export function comparedWeeks(own: LogSeries, comparison: readonly PooledWeek[], weekZero: number): ComparedWeek[] {
  const level = levelBefore(own, 0);
  return own.weeks.map(({ week, mean }, index) => {
    const other = comparison[index]?.mean ?? null;
    return {
      weekStart: calendarDateOf(weekZero + week * 7),
      teamHours: mean === null ? null : Math.exp(mean),
      comparisonHours: other === null ? null : Math.exp(other + level),
      differencePercent: mean === null || other === null ? null : percentSaved(mean - level - other) + 0,
    };
  });
}
