import type { CalendarDate, Plan } from '@roi-insight/contracts';
import type { ActualStarts } from '@roi-insight/roi-math';
import { plannedStart } from './planDays.ts';

/** The day on which a team started: the entered day or, if none was entered, the planned day. Null if it has not started. */
export function actualStart(plan: Plan, starts: ActualStarts, key: string): CalendarDate | null {
  const entered = starts.get(key);
  return entered === undefined ? plannedStart(plan, key) : entered;
}

/** The keys of the teams that have started on or before `day`. */
export const startedTeams = (plan: Plan, starts: ActualStarts, day: CalendarDate): readonly string[] =>
  plan.order.flatMap(({ key }) => {
    const started = actualStart(plan, starts, key);
    return started !== null && started <= day ? [key] : [];
  });
