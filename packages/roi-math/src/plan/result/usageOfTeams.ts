import type { Plan, Usage } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { Days } from '../../usage/controlStatus.ts';
import type { ActualStarts, PlanDeviation } from './PlanDeviation.ts';
import type { PlanKnowledge } from './planConditions.ts';
import type { PlannedTeam } from './PlannedTeam.ts';
import { usageOfStarted } from './usageOfStarted.ts';
import { usageOfWaiting } from './usageOfWaiting.ts';

/** What usage says about the teams of a plan. */
interface UsageOfTeams extends Pick<PlanKnowledge, 'areStartsKnown' | 'areUnused'> {
  readonly deviations: readonly PlanDeviation[];
}

/**
 * Compares usage with the plan: whether teams began when they were to begin, and whether the others waited. The start that counts is the entered one;
 * if none was entered, the planned one.
 * @param days the days of the plan
 */
export function usageOfTeams(
  { terms }: Pick<Plan, 'terms'>,
  planned: readonly PlannedTeam[],
  starts: ActualStarts,
  usage: Usage | null,
  days: Days,
): UsageOfTeams {
  const deviations: PlanDeviation[] = [];
  let [areStartsKnown, areUnused] = [true, true];
  for (const { team, week } of planned) {
    const { key } = team;
    if (week === null) {
      const status = usageOfWaiting(usage, team, terms.teams, days);
      if (typeof status !== 'string') deviations.push({ kind: 'waiting-used', key, weeks: status.usedWeeks });
      areUnused &&= status === 'verified';
      continue;
    }
    const entered = starts.get(key);
    const start = entered === undefined ? calendarDateOf((dayNumber(days.from) ?? NaN) + 7 * week) : entered;
    const use = start === null ? 'unknown' : usageOfStarted(usage, team, terms.teams, start, days);
    if (start !== null && use !== 'shown' && use !== 'unknown')
      deviations.push({ kind: 'usage-start', key, start, use });
    areStartsKnown &&= entered !== undefined || use === 'shown';
  }
  return { deviations, areStartsKnown, areUnused };
}
