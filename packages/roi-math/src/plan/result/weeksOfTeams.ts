import type { PlanReading, PlanTerms, ReadPlanTeam } from '@roi-insight/contracts';
import { shapeAt } from '../order/shapeAt.ts';
import type { StartedHours } from './PlanRead.ts';
import type { PlannedTeam } from './PlannedTeam.ts';

/** The number of weeks, counted from the first start, that are closed in every team that was read. */
export function closedWeeks({ teams }: Pick<PlanReading, 'teams'>): number {
  const closed = teams.flatMap((team) => (team.kind === 'read' ? [(team.weeks.at(-1)?.week ?? -1) + 1] : []));
  return closed.length === 0 ? 0 : Math.max(Math.min(...closed), 0);
}

/** Tickets of all teams in the weeks `from` to `to` − 1. */
export function ticketsIn(teams: readonly PlannedTeam[], from: number, to: number): number {
  return teams.reduce(
    (sum, { reading }) => sum + weeksIn(reading, from, to).reduce((own, { tickets }) => own + tickets, 0),
    0,
  );
}

/** Measured hours of a team from its planned start to the read date. */
export function startedHours(
  key: string,
  reading: ReadPlanTeam | null,
  start: number,
  { weeks, rampWeeks }: Pick<PlanTerms, 'weeks' | 'rampWeeks'>,
): StartedHours {
  let [hours, effectHours] = [0, 0];
  for (const entry of weeksIn(reading, start, weeks)) {
    hours += entry.hours;
    effectHours += entry.hours * shapeAt('ramp', entry.week - start, rampWeeks);
  }
  return { key, hours, effectHours, days: 7 * (weeks - start) };
}

const weeksIn = (reading: ReadPlanTeam | null, from: number, to: number) =>
  (reading?.weeks ?? []).filter(({ week }) => week >= from && week < to);
