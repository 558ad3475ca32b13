import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { type ActualStarts, DAY_MS } from '@roi-insight/roi-math';
import { bidiIsolate, type Formats } from '../../format/index.ts';
import { plannedStart, readDay } from './planDays.ts';
import { actualStart } from './startedTeams.ts';

/**
 * A team in the picture of a plan. Positions are shares of the time from the first start to the day on which the plan
 * is read, 0–1.
 */
export interface PlanTeamRow {
  readonly key: string;
  readonly name: string;
  /** Position of the team's planned start; null if the team waits. */
  readonly planned: number | null;
  /** Position of the team's actual start; null if the team has not started. */
  readonly started: number | null;
  /** @example 'Planned Jan 4, 2027' */
  readonly plannedText: string;
  /** @example 'As planned', 'Started Jan 18, 2027' */
  readonly startedText: string;
  readonly isAsPlanned: boolean;
}

/** Position of a day between the first start and the day on which the plan is read, 0–1. */
export const shareOfPlan = ({ terms }: Plan, day: CalendarDate): number =>
  Math.min(1, Math.max(0, (Date.parse(day) - Date.parse(terms.start)) / (DAY_MS * 7 * terms.weeks)));

/** A number of weeks that is larger than that of any possible start. */
const NEVER = 1000;

/** The drawn teams in the order of their starts; the waiting teams are last. */
export function planTeamRows(formats: Formats, plan: Plan, starts: ActualStarts): readonly PlanTeamRow[] {
  const names = new Map(plan.terms.teams.map(({ key, name }) => [key, name]));
  const share = (day: CalendarDate | null) => (day === null ? null : shareOfPlan(plan, day));
  return plan.order
    .toSorted((a, b) => (a.week ?? NEVER) - (b.week ?? NEVER))
    .map(({ key }): PlanTeamRow => {
      const planned = plannedStart(plan, key);
      const started = actualStart(plan, starts, key);
      return {
        key,
        name: bidiIsolate(names.get(key) ?? key),
        planned: share(planned),
        started: share(started),
        plannedText: planned === null ? `Waits until ${formats.day(readDay(plan))}` : formats.day(planned),
        startedText:
          started === planned ? 'As planned' : started === null ? 'Did not start' : `Started ${formats.day(started)}`,
        isAsPlanned: started === planned,
      };
    });
}
