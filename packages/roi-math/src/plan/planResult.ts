import type { Plan, PlanReading, Usage } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { startWeeks } from './draw/startWeeks.ts';
import { checkTerms } from './result/checkTerms.ts';
import { fileDeviations } from './result/fileDeviations.ts';
import { planConditions } from './result/planConditions.ts';
import { planEstimate } from './result/planEstimate.ts';
import { planGrade } from './result/planGrade.ts';
import type { PlannedTeam } from './result/PlannedTeam.ts';
import { plannedOrder } from './result/plannedOrder.ts';
import { startDeviations } from './result/startDeviations.ts';
import { teamDeviations } from './result/teamDeviations.ts';
import { usageOfWaiting } from './result/usageOfWaiting.ts';
import { closedWeeks, startedHours, ticketsIn } from './result/weeksOfTeams.ts';
import type { ActualStarts, PlanDeviation, RegisteredIssue } from './result/PlanDeviation.ts';
import type { PlanResult } from './result/PlanRead.ts';

export interface PlanResultInput {
  readonly plan: Plan;
  /** The closed weeks that the tracker has up to today. If there are none yet, only the file is checked. */
  readonly reading: PlanReading;
  readonly starts: ActualStarts;
  readonly usage: Usage | null;
  /** The issue as the tracker has it now; null if it was not looked up. */
  readonly registered: RegisteredIssue | null;
}

/**
 * Compares the tickets with the plan. Each team counts as started in the week that was drawn for it, even if it started in another week. There is no
 * result until all weeks of the plan have closed in all teams.
 * @throws {RangeError} if the terms contradict themselves
 */
export function planResult({ plan, reading, starts, usage, registered }: PlanResultInput): PlanResult {
  const { terms, registration } = plan;
  checkTerms(terms);
  const { assignment, random, deviations: ofOrder } = plannedOrder(plan);
  const weeks = startWeeks(terms.slots);
  const first = dayNumber(terms.start) ?? NaN;
  const teams = terms.teams.map((team, index): PlannedTeam => {
    const found = reading.teams.find(({ key }) => key === team.key);
    const week = weeks[assignment[index] ?? weeks.length] ?? null;
    return { team, week, reading: found?.kind === 'read' ? found : null };
  });
  const days = { from: terms.start, to: calendarDateOf(first + 7 * terms.weeks - 1) };
  const waiting = teams
    .filter(({ week }) => week === null)
    .map(({ team }) => ({ key: team.key, status: usageOfWaiting(usage, team, terms.teams, days) }));
  const deviations: PlanDeviation[] = [
    ...ofOrder,
    ...fileDeviations(terms, registration, registered, reading),
    ...startDeviations(teams, starts, first, terms.weeks),
    ...waiting.flatMap(({ key, status }) =>
      typeof status === 'string' ? [] : [{ kind: 'waiting-used', key, weeks: status.usedWeeks } as const],
    ),
    ...teamDeviations(teams),
  ];
  const checked = {
    deviations,
    readOn: calendarDateOf(first + 7 * terms.weeks),
    tickets: { before: ticketsIn(teams, -Infinity, 0), after: ticketsIn(teams, 0, terms.weeks) },
  };
  const closed = closedWeeks(teams);
  if (closed < terms.weeks) return { kind: 'waiting', ...checked, closedWeeks: closed };
  const areUnused = waiting.every(({ status }) => status === 'verified');
  const conditions = planConditions(teams, deviations, isOnlyPlan(registered), areUnused);
  return {
    kind: 'read',
    ...checked,
    ...planEstimate(terms, teams, assignment, random),
    grade: planGrade(
      conditions,
      deviations.some(({ kind }) => kind === 'changed'),
    ),
    conditions,
    hours: teams.flatMap(({ team: { key }, week, reading: read }) =>
      week === null ? [] : [startedHours(key, read, week, terms)],
    ),
  };
}

/** Whether the issue was looked up, and no other issue of the site registers a plan. */
const isOnlyPlan = (registered: RegisteredIssue | null) =>
  registered?.kind === 'found' && registered.others?.count === 0;
