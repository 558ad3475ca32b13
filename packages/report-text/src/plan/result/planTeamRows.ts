import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { type ActualStarts, DAY_MS } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import type { StaircaseRow } from '../design/planStaircase.ts';
import { plannedStart, readDay } from './planDays.ts';
import { actualStart } from './startedTeams.ts';

/** Position of a day between the first start and the day on which the plan is read, 0–1. */
export const shareOfPlan = ({ terms }: Plan, day: CalendarDate): number =>
  Math.min(1, Math.max(0, (Date.parse(day) - Date.parse(terms.start)) / (DAY_MS * 7 * terms.weeks)));

/** A week number that is larger than the week of any possible start. */
const NEVER = 1000;

/** The drawn teams in the order of their planned starts; the waiting teams are last. Their bars begin at their actual starts and end at the day on which the plan is read. */
export function planTeamRows(formats: Formats, plan: Plan, starts: ActualStarts): readonly StaircaseRow[] {
  const names = new Map(plan.terms.teams.map(({ key, name }) => [key, name]));
  const rowOf = ({ key }: Plan['order'][number]): StaircaseRow => {
    const planned = plannedStart(plan, key);
    const started = actualStart(plan, starts, key);
    const from = started === null ? 1 : shareOfPlan(plan, started);
    return {
      id: key,
      name: bidiIsolate(names.get(key) ?? key),
      isTeam: true,
      isDrawn: true,
      kind: started === null ? 'waits' : 'starts',
      from,
      full: from,
      when: planned === null ? `Waits until ${formats.day(readDay(plan))}` : formats.day(planned),
      ...(started !== planned && {
        deviation: {
          planned: planned === null ? null : shareOfPlan(plan, planned),
          text: started === null ? 'Did not start' : `Started ${formats.day(started)}`,
        },
      }),
    };
  };
  return plan.order.toSorted((a, b) => (a.week ?? NEVER) - (b.week ?? NEVER)).map(rowOf);
}
