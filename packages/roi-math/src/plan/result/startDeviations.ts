import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { ActualStarts, PlanDeviation } from './PlanDeviation.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

type StartDeviation = Extract<PlanDeviation, { kind: 'late-start' | 'early-start' | 'not-started' }>;

/**
 * Teams that did not start in the week that was drawn for them. A waiting team that started before the end of the plan counts as early.
 * @param first day number of the first start
 * @param weeks length of the plan
 */
export function startDeviations(
  teams: readonly PlannedTeam[],
  starts: ActualStarts,
  first: number,
  weeks: number,
): StartDeviation[] {
  return teams.flatMap(({ team: { key }, week }): StartDeviation[] => {
    const started = starts.get(key);
    const day = first + 7 * (week ?? weeks);
    const planned = calendarDateOf(day);
    if (started === undefined) return [];
    if (started === null) return week === null ? [] : [{ kind: 'not-started', key, planned }];
    const days = (dayNumber(started) ?? NaN) - day;
    if (days < 0) return [{ kind: 'early-start', key, planned, started }];
    return days >= 7 && week !== null ? [{ kind: 'late-start', key, planned, started }] : [];
  });
}
