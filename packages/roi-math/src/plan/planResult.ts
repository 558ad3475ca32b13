import type { Plan, PlanReading, Usage } from '@roi-insight/contracts';
import { calendarDateOf } from '../time/calendarDateOf.ts';
import { dayNumber } from '../time/dayNumber.ts';
import { comparedOrders } from './order/comparedOrders.ts';
import { checkTerms } from './result/checkTerms.ts';
import { fileDeviations } from './result/fileDeviations.ts';
import { planConditions } from './result/planConditions.ts';
import { planEstimate } from './result/planEstimate.ts';
import { planGrade } from './result/planGrade.ts';
import { holdsWithLostTeam } from './result/holdsWithLostTeam.ts';
import { plannedOrder } from './result/plannedOrder.ts';
import { plannedTeams } from './result/plannedTeams.ts';
import { sameWork } from './result/sameWork.ts';
import { startDeviations } from './result/startDeviations.ts';
import { teamDeviations } from './result/teamDeviations.ts';
import { usageOfTeams } from './result/usageOfTeams.ts';
import { waitingHarm } from './result/waitingHarm.ts';
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
 * result until all weeks of the plan have closed in all teams that were read, and none if every team is lost.
 * @throws {RangeError} if the terms contradict themselves
 */
export function planResult({ plan, reading, starts, usage, registered }: PlanResultInput): PlanResult {
  const { terms, registration } = plan;
  checkTerms(terms);
  const { assignment, random, deviations: ofOrder } = plannedOrder(plan);
  const first = dayNumber(terms.start) ?? NaN;
  const isOver = closedWeeks(reading) >= terms.weeks;
  const teams = plannedTeams(terms, assignment, reading, isOver);
  const days = { from: terms.start, to: calendarDateOf(first + 7 * terms.weeks - 1) };
  const use = usageOfTeams(plan, teams, starts, usage, days);
  const deviations: PlanDeviation[] = [
    ...ofOrder,
    ...fileDeviations(terms, registration, registered, reading),
    ...startDeviations(teams, starts, first, terms.weeks),
    ...use.deviations,
    ...teamDeviations(teams, terms.measurementVersion),
  ];
  const checked = {
    deviations,
    readOn: calendarDateOf(first + 7 * terms.weeks),
    tickets: { before: ticketsIn(teams, -Infinity, 0), after: ticketsIn(teams, 0, terms.weeks) },
  };
  if (!isOver || teams.every(({ lost }) => lost !== null))
    return { kind: 'waiting', ...checked, closedWeeks: closedWeeks(reading) };
  const orders = comparedOrders(terms.slots, terms.waiting, assignment, terms.draws, random);
  const estimate = planEstimate(terms, teams, orders);
  const work = sameWork(terms, teams, orders, estimate);
  const harm = waitingHarm(teams, terms.weeks, estimate);
  const conditions = planConditions(teams, deviations, {
    isConfirmed: isOnlyPlan(registered),
    areStartsKnown: use.areStartsKnown,
    areUnused: use.areUnused,
    sameWork: work.state,
    noHarm: harm.state,
    holdsWithLostTeam: () => holdsWithLostTeam(terms, teams, orders, estimate.verdict),
  });
  return {
    kind: 'read',
    ...checked,
    ...estimate,
    sameWork: work,
    waitingHarm: harm,
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
