import type { Plan, PlanReading } from '@roi-insight/contracts';
import type { PlanReport } from '@roi-insight/report-text';
import type { PlanRead, PlanWaiting } from '@roi-insight/roi-math';

const TEAMS = [
  ['ATL', 'Atlas', 0],
  ['BOR', 'Borealis Payments', 3],
  ['CYG', 'Cygnus', 7],
  ['DRA', 'Draco', 10],
  ['ERI', 'Eridanus Data Platform', 13],
  ['FOR', 'Fornax', null],
  ['GEM', 'Gemini', null],
  ['HYD', 'Hydra', null],
] as const;

/** A plan of eight teams: five start within 13 of 26 weeks, three wait. */
export const storyPlan: Plan = {
  hash: '3f9ac0e17b52d8446ea1905fc37d28b1940fe6d2c85b7a13e04d96f8217ac35e',
  registration: {
    kind: 'issue',
    id: '10042',
    key: 'OPS-7',
    created: '2026-12-14T09:30:00Z',
  },
  order: TEAMS.map(([key, , week]) => ({ key, week })),
  terms: {
    measurementVersion: '9',
    host: 'example.atlassian.net',
    start: '2027-01-04',
    weeks: 26,
    rampWeeks: 6,
    slots: [0, 3, 7, 10, 13],
    waiting: 3,
    teams: TEAMS.map(([key, name]) => ({
      key,
      name,
      timeZone: 'Europe/Berlin',
      measure: 'active' as const,
      ticketVariance: 1.2,
      scope: null,
      calendar: null,
      facts: null,
    })),
    fixed: [{ key: 'PIL', name: 'Pilots', role: 'first' }],
    leftOut: [{ key: 'NEW', name: 'Newcomers', reason: { kind: 'no-tickets' } }],
    sizeField: null,
    smallestSaving: 0.2,
    alpha: 0.05,
    draws: 4999,
    tau: 0.35,
    rho: 0.82,
    weekVariance: 0.01,
    history: { from: '2025-01-06', to: '2027-01-03' },
    rules: { variance: 'frozen', admission: 'own', statistic: 'two shapes', estimand: 'teams' },
    forecast: [
      { weeks: 26, use: 0.6, saving: 0.2, found: 0.22, error: 0.02 },
      { weeks: 26, use: 1, saving: 0.2, found: 0.45, error: 0.02 },
      { weeks: 26, use: 1, saving: 0.3, found: 0.85, error: 0.02 },
    ],
    recommendedWeeks: 39,
  },
};

/** If there is no effect, the statistic of an order is nearly normal. */
const distribution: PlanRead['distribution'] = Array.from({ length: 32 }, (_, index) => {
  const from = -4 + index / 4;
  const middle = from + 1 / 8;
  return {
    from,
    to: from + 1 / 4,
    orders: Math.round((5000 / 4 / Math.sqrt(2 * Math.PI)) * Math.exp((-middle * middle) / 2)),
  };
});

const MET = [
  'one-plan',
  'drawn',
  'teams',
  'starts',
  'waiting-waited',
  'same-work',
  'same-measurement',
  'no-harm',
] as const;

/** The result of a plan that was followed: less time, grade A+. */
export const storyRead: PlanRead = {
  kind: 'read',
  verdict: 'faster',
  deviations: [],
  readOn: '2027-07-05',
  tickets: { before: 14_210, after: 3_964 },
  p: 9 / 5000,
  extreme: 9,
  compared: 5000,
  possible: 6720,
  shape: 'ramp',
  savedPercent: 27.2,
  interval: { low: 12.4, high: 38.9 },
  statistic: 3.05,
  distribution,
  grade: 'A+',
  sameWork: { state: 'met', changes: [], moreTickets: null },
  waitingHarm: { state: 'met', exceeds: null, slowerPercent: 1.5, driftPercent: 9 },
  conditions: MET.map((kind) => ({ kind, state: 'met' as const })),
  hours: TEAMS.flatMap(([key, , week]) =>
    week === null ? [] : [{ key, hours: 1900 - 90 * week, effectHours: 1700 - 85 * week, days: 182 - 7 * week }],
  ),
};

export const storyWaiting: PlanWaiting = {
  kind: 'waiting',
  deviations: [],
  readOn: '2027-07-05',
  tickets: { before: 14_210, after: 1_782 },
  closedWeeks: 12,
};

/** The finished weeks of each team until the plan is read. */
export const storyReading: PlanReading = {
  fetchedAt: '2027-07-05T08:00:00Z',
  host: 'example.atlassian.net',
  sample: false,
  start: '2027-01-04',
  teams: TEAMS.map(([key, name], team) => ({
    kind: 'read' as const,
    key,
    name,
    timeZone: 'Europe/Berlin',
    measure: 'active' as const,
    ticketVariance: 1.2,
    sizePercent: null,
    weeks: Array.from({ length: 30 }, (_, week) => ({
      week: week - 4,
      tickets: 15 + ((week * 7 + team * 3) % 9),
      mean: ((week * 5 + team) % 7) / 10 - 0.3,
      hours: 90 + ((week * 11 + team) % 40),
      work: null,
    })),
    source: null,
  })),
};

export const storyPlanReport: PlanReport = {
  plan: storyPlan,
  reading: storyReading,
  starts: new Map(),
  registered: {
    kind: 'found',
    id: '10042',
    key: 'OPS-7',
    created: '2026-12-14T09:30:00Z',
    others: { count: 0, keys: [] },
  },
  result: storyRead,
};
