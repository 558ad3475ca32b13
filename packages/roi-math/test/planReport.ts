import type { Plan, PlanReading, Usage } from '@roi-insight/contracts';
import { type PlanRead, planResult, type PlanResultInput } from '../src/index.ts';
import { shapeAt } from '../src/plan/order/shapeAt.ts';
import { ISSUE, keyOf, PLAN_START, planOf, readingOf } from './planWorld.ts';
import { simulatedPanel } from './simulatedPanel.ts';
import { usageWeeks } from './usageTeams.ts';

/** Share that the teams save after the ramp. */
export const SAVED = 0.4;

export const plan = planOf(8);

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
  const reading = readingOf(
    simulatedPanel({ teams: 8, weeks, before: 104, seed: 2, ...(common !== undefined && { common }) }),
  );
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
  created: '2025-12-20T08:15:02.123Z',
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

/** Teams of 40 people with this number of active people in each week of the plan. */
export const usageOf = (active: (key: string) => number): Usage => ({
  currency: null,
  sources: [
    {
      source: 'table',
      activeBasis: 'week',
      teams: Array.from({ length: 8 }, (_, team) => ({
        name: keyOf(team).toLowerCase(),
        people: 40,
        weeks: usageWeeks(
          Array.from({ length: 26 }, () => active(keyOf(team))),
          {},
          PLAN_START,
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

/** Usage of teams that follow the plan: waiting teams do not use the assistant. */
export const unused = usageOf((key) => (weekOf(key) === null ? 0 : 30));
