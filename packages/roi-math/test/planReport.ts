import type { Plan, PlanReading, PlanTeamReading, ReadPlanTeam, Usage } from '@roi-insight/contracts';
import { type PlanCondition, type PlanRead, planResult, type PlanResultInput } from '../src/index.ts';
import { shapeAt } from '../src/plan/order/shapeAt.ts';
import { CHOICE, ISSUE, keyOf, PLAN_START, planOf, readingOf } from './planWorld.ts';
import { simulatedPanel } from './simulatedPanel.ts';
import { mondayAfter, usageWeeks } from './usageTeams.ts';

/** Share that the teams save after the ramp. */
export const SAVED = 0.4;

const panel = (common?: (week: number) => number) =>
  readingOf(simulatedPanel({ teams: 8, weeks: 26, before: 104, seed: 2, ...(common !== undefined && { common }) }));

const closedBefore = (reading: PlanReading, before: number): PlanReading => ({
  ...reading,
  teams: reading.teams.map((team) =>
    team.kind === 'read' ? { ...team, weeks: team.weeks.filter(({ week }) => week < before) } : team,
  ),
});

export const plan = planOf(8, CHOICE, ISSUE, closedBefore(panel(), -2));

/** Week of a team's planned start; null if it waits. */
export const weekOf = (key: string, { order }: Plan = plan) => order.find((one) => one.key === key)?.week ?? null;

interface World {
  readonly saving?: number;
  readonly isRamp?: boolean;
  readonly weeks?: number;
  /** Change of ln(hours) of all teams in a week. */
  readonly common?: (week: number) => number;
  readonly followed?: Plan;
}

/** The tickets in a tracker if the teams started as planned and saved this share. */
export function tracker({
  saving = SAVED,
  isRamp = true,
  weeks = 26,
  common,
  followed = plan,
}: World = {}): PlanReading {
  const reading = closedBefore(panel(common), weeks);
  const teams = reading.teams.map((team) => {
    const start = weekOf(team.key ?? '', followed);
    if (team.kind === 'unread' || start === null) return team;
    const effect = (week: number) => Math.log(1 - saving) * shapeAt(isRamp ? 'ramp' : 'at-once', week - start, 6);
    const changed = team.weeks.map((one) => ({ ...one, mean: one.mean === null ? null : one.mean + effect(one.week) }));
    return { ...team, weeks: changed };
  });
  return { ...reading, teams };
}

/** The issue of the plan, as found in the tracker. */
export const found = {
  kind: 'found',
  id: ISSUE.id,
  key: 'OPS-7',
  created: '2025-12-20T08:15:12.823Z',
  others: { count: 0, keys: [] },
} as const;

export const resultOf = (over: Partial<PlanResultInput> = {}) =>
  planResult({ plan, reading: tracker(), starts: new Map(), usage: null, registered: found, ...over });

/** The report on a plan of eight teams, made after the end of the plan. */
export function readOf(over: Partial<PlanResultInput> = {}): PlanRead {
  const result = resultOf(over);
  if (result.kind !== 'read') throw new Error('There is no result.');
  return result;
}

/** The weeks of usage that `usageOf` has before the plan. */
const USED_BEFORE = 26;

/** Teams of 40 people with this number of active people in each week, from half a year before the plan to its end. */
export const usageOf = (active: (key: string, week: number) => number): Usage => ({
  currency: null,
  sources: [
    {
      source: 'table',
      activeBasis: 'week',
      teams: Array.from({ length: 8 }, (_, team) => ({
        name: keyOf(team).toLowerCase(),
        people: 40,
        weeks: usageWeeks(
          Array.from({ length: USED_BEFORE + 26 }, (_, index) => active(keyOf(team), index - USED_BEFORE)),
          {},
          mondayAfter(-USED_BEFORE, PLAN_START),
        ),
      })),
      summary: {
        people: 320,
        firstDay: PLAN_START,
        lastDay: '2026-07-05',
        spend: null,
        recordsWithoutSpend: 0,
        peopleWithoutTeam: 0,
        peopleInSeveralTeams: 0,
        teamsWithoutPeople: 0,
        workdaysWithoutRecords: 0,
      },
    },
  ],
});

/** The use of the assistant in a team that starts in a week; null: it waits. */
export const usedFrom = (start: number | null) => (week: number) => (start !== null && week >= start ? 30 : 0);

/** Usage of teams that follow the plan. */
export const asPlanned = usageOf((key, week) => usedFrom(weekOf(key))(week));

/** A changed reading of the teams that a test selects. */
export const readingWith = (
  isChanged: (key: string) => boolean,
  change: (team: ReadPlanTeam) => PlanTeamReading,
): PlanReading => {
  const reading = tracker();
  const teams = reading.teams.map((team) => (team.kind === 'read' && isChanged(team.key) ? change(team) : team));
  return { ...reading, teams };
};

/** A team with other means in its weeks. */
export const withMeans = (team: ReadPlanTeam, change: (mean: number, week: number) => number): ReadPlanTeam => ({
  ...team,
  weeks: team.weeks.map((one) => ({ ...one, mean: one.mean === null ? null : change(one.mean, one.week) })),
});

/** The state of a condition. */
export const stateOf = ({ conditions }: PlanRead, kind: PlanCondition['kind']) =>
  conditions.find((condition) => condition.kind === kind)?.state;
