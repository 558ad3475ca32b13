import type { PlanReading, ReadPlanTeam, Registration } from '@roi-insight/contracts';
import type { Panel } from '../src/plan/model/Panel.ts';
import { drawPlan, type PlanChoice, type PlanForecast, planTerms, proposePlan } from '../src/index.ts';
import { plannedWork } from './plannedWork.ts';
import { simulatedPanel } from './simulatedPanel.ts';

export const PLAN_START = '2026-01-05';

/** Variance of ln(hours) between the tickets of a simulated panel. */
const TICKET_VARIANCE = 1.1 ** 2;

export const CHOICE: PlanChoice = {
  weeks: 26,
  rampWeeks: 6,
  smallestSaving: 0.2,
  sizeField: null,
  fixed: new Map(),
  settings: new Map(),
};

export const FORECAST: PlanForecast = {
  cells: [{ weeks: 26, use: 1, saving: 0.2, found: 0.8, error: 0.02 }],
  recommendedWeeks: 26,
  remedies: [],
  tau: 0.2,
  rho: 0.6,
  weekVariance: 0.04,
};

export const ISSUE = {
  kind: 'issue',
  id: '10023',
  key: 'OPS-7',
  created: '2025-12-20T09:15:12.823+0100',
} as const;

/** Key of a simulated team, of which T01 is the first. */
export const keyOf = (team: number) => `T${String(team + 1).padStart(2, '0')}`;

/** Converts a panel to the teams of a tracker. */
export function readingOf({ teams, from }: Panel): PlanReading {
  return {
    fetchedAt: '2025-12-15T10:00:00.000Z',
    host: 'jira.example.com',
    sample: false,
    start: PLAN_START,
    teams: teams.map(({ means, precisions }, team): ReadPlanTeam => ({
      kind: 'read',
      key: keyOf(team),
      name: `Team ${team + 1}`,
      timeZone: 'Europe/Berlin',
      measure: 'active',
      ticketVariance: TICKET_VARIANCE,
      sizePercent: null,
      weeks: Array.from(means, (mean, index) => {
        const tickets = Math.round((precisions[index] ?? 0) * TICKET_VARIANCE);
        return {
          week: from + index,
          tickets,
          mean: tickets === 0 ? null : mean,
          hours: 10 * tickets,
          work: plannedWork(team, index, tickets),
        };
      }),
      source: { projectId: String(10_001 + team), tickets: 5000, incompleteHistories: 12, unclearStatuses: [] },
    })),
  };
}

/** A reading of this number of teams that has only the weeks before the start. */
export const historyOfTeams = (teams: number, before = 104, seed = 1) =>
  readingOf(simulatedPanel({ teams, weeks: 0, before, seed }));

/** A plan of this number of simulated teams. */
export function planOf(
  teams: number,
  choice: PlanChoice = CHOICE,
  registration: Registration = ISSUE,
  reading: PlanReading = historyOfTeams(teams),
) {
  return drawPlan(planTerms(reading, proposePlan(reading, choice), choice, FORECAST), registration);
}
