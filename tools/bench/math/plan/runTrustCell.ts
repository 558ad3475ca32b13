import type { Plan, PlanReading, PlanTerms, PlanWeek, ReadPlanTeam } from '@roi-insight/contracts';
import { type PlanChoice, type PlanRead, planResult, planTerms, proposePlan } from '@roi-insight/roi-math';
import { BEFORE_WEEKS } from '../../../../packages/roi-math/src/plan/model/beforeWeeks.ts';
import type { LevelModel } from '../../../../packages/roi-math/src/plan/model/LevelModel.ts';
import { statisticAt } from '../../../../packages/roi-math/src/plan/order/statisticAt.ts';
import { weeklyScores } from '../../../../packages/roi-math/src/plan/order/weeklyScores.ts';
import { plannedOrder } from '../../../../packages/roi-math/src/plan/result/plannedOrder.ts';
import { calendarDateOf } from '../../../../packages/roi-math/src/time/calendarDateOf.ts';
import type { Random } from '../random.ts';
import { chosenPlan } from './chosenPlan.ts';
import { drawTeams } from './drawTeams.ts';
import { levelOf } from './levelOf.ts';
import { LENGTH } from './PlanWorld.ts';
import type { TrustTeam, TrustWorld } from './TrustWorld.ts';
import { trustUsage } from './trustUsage.ts';
import { workOf } from './workOf.ts';
import { USUAL } from './worlds.ts';

/** Weeks of history: those in which drifts of waiting teams are looked for. */
const HISTORY_WEEKS = 104;
/** Monday of the first start, as a day and as a day number. */
const START = '2026-01-05';
const FIRST_DAY = 20_458;
const CREATED = '2025-12-20T08:15:02.123Z';
/** Percentage of the differences between tickets that sizes explain, if tickets have sizes. */
const SIZE_PERCENT = 40;
const CHOICE: PlanChoice = {
  weeks: LENGTH,
  rampWeeks: 6,
  smallestSaving: 0.2,
  sizeField: null,
  fixed: new Map(),
  settings: new Map(),
};

/** What the reports of a cell say: in how many runs each case occurred. */
export interface TrustCellResult {
  /** Claims with any grade. */
  readonly claims: Readonly<Record<'faster' | 'slower', number>>;
  /** Reports with grade A+, by verdict. Only these trace a claim to the rollout. */
  readonly best: Readonly<Record<PlanRead['verdict'], number>>;
  /** Reports that name other work, a saving that may be smaller tickets, or waiting teams that became slower. */
  readonly named: Readonly<Record<'work' | 'smaller' | 'harm', number>>;
}

/** Plans `runs` rollouts of teams, and makes their reports. */
export function runTrustCell(world: TrustWorld, teams: number, runs: number, random: Random): TrustCellResult {
  const result = {
    claims: { faster: 0, slower: 0 },
    best: { faster: 0, slower: 0, 'no-detectable-change': 0 },
    named: { work: 0, smaller: 0, harm: 0 },
  };
  for (let run = 0; run < runs; run += 1) {
    const read = reportOn(world, teams, random, `${run + 1}`);
    const { grade, verdict, sameWork, waitingHarm } = read;
    if (verdict !== 'no-detectable-change') result.claims[verdict] += 1;
    if (grade === 'A+') result.best[verdict] += 1;
    if (sameWork.state === 'not-met') result.named.work += 1;
    if (sameWork.moreTickets !== null) result.named.smaller += 1;
    if (waitingHarm.state !== 'met') result.named.harm += 1;
  }
  return result;
}

/** The report on a simulated rollout that is planned, registered, and read after its end. */
function reportOn(world: TrustWorld, count: number, random: Random, id: string): PlanRead {
  const drawn = drawTeams(USUAL, count, HISTORY_WEEKS, random);
  const isSized = world.isSized === true;
  const usual = drawn.read([], () => 0).map((team) => withWork(team, isSized, random));
  const before = usual.map((team) =>
    withWeeks(
      team,
      team.weeks.filter(({ week }) => week < 0),
    ),
  );
  const reading = { fetchedAt: CREATED, host: 'bench', sample: false, start: START };
  const registration = { kind: 'issue', id, key: 'OPS-1', created: CREATED } as const;
  const terms = termsOf({ ...reading, teams: before }, levelOf(before, -BEFORE_WEEKS, 0));
  const { plan, registered } = chosenPlan(world, terms, registration, usual);
  const startOf = new Map(plan.order.map(({ key, week }) => [key, week ?? Infinity]));
  const teams = usual.map((team, index): TrustTeam => ({
    reading: team,
    start: startOf.get(team.key) ?? Infinity,
    levels: drawn.levels[index] ?? [],
  }));
  const after = teams.map((team) => withWeeks(team.reading, changedWeeks(team, teams, world, random)));
  const hasOtherUsage = world.hasOtherUsage === true;
  const entered = plan.order.map(({ key, week }) => [key, week === null ? null : dayOf(week)] as const);
  const result = planResult({
    plan,
    reading: { ...reading, teams: world.isTeamLost === true ? withoutOne(plan, after) : after },
    starts: new Map(hasOtherUsage ? [] : entered),
    usage: trustUsage(FIRST_DAY, startOf, hasOtherUsage ? random : null),
    registered,
  });
  if (result.kind !== 'read') throw new Error('A report was made before the end of the plan.');
  return result;
}

const dayOf = (week: number) => calendarDateOf(FIRST_DAY + 7 * week);

function termsOf(reading: PlanReading, model: LevelModel): PlanTerms {
  const forecast = { cells: [], recommendedWeeks: null, remedies: [], weekVariance: 0, ...model };
  return planTerms(reading, proposePlan(reading, CHOICE), CHOICE, forecast);
}

const withWeeks = (team: ReadPlanTeam, weeks: PlanWeek[]): ReadPlanTeam => ({ ...team, weeks });

function withWork(team: ReadPlanTeam, isSized: boolean, random: Random): ReadPlanTeam {
  const weeks = team.weeks.map(({ week, tickets, mean, hours }) => ({
    week,
    tickets,
    mean,
    hours,
    work: workOf(tickets, tickets, isSized, random),
  }));
  return { ...team, sizePercent: isSized ? SIZE_PERCENT : null, weeks };
}

function changedWeeks(team: TrustTeam, teams: readonly TrustTeam[], world: TrustWorld, random: Random): PlanWeek[] {
  return team.reading.weeks.map((one): PlanWeek => {
    const { week, tickets, mean } = one;
    if (week < 0 || world.change === undefined) return one;
    const changed = world.change({ week, completed: tickets, tickets, mean, team, teams }, random);
    return {
      week,
      tickets: changed.tickets,
      mean: changed.mean,
      hours: 10 * changed.tickets,
      work: workOf(changed.completed, changed.tickets, world.isSized === true, random),
    };
  });
}

/** The teams without the one whose loss makes the drawn order look most like a saving. */
function withoutOne(plan: Plan, teams: readonly ReadPlanTeam[]): ReadPlanTeam[] {
  const { assignment } = plannedOrder(plan);
  const zs = teams.map((lost) => {
    const kept = teams.map((team) => (team === lost ? withWeeks(team, []) : team));
    return statisticAt(weeklyScores(plan.terms, kept, [assignment]).ramp, 0, 0).z;
  });
  const least = zs.indexOf(Math.min(...zs));
  return teams.filter((_, index) => index !== least);
}
