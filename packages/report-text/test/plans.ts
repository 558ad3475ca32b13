import type { Plan, PlanReading } from '@roi-insight/contracts';
import type { PlanRead } from '@roi-insight/roi-math';

const TEAMS = [
  ['ATL', 'Atlas', 4],
  ['BOR', 'Borealis', 0],
  ['CYG', 'Cygnus', null],
  ['DRA', 'Draco', 13],
  ['ERI', 'Eridanus', 9],
] as const;

/** A plan of five teams: four start in weeks 0, 4, 9 and 13 of 26, one waits. */
export const plan: Plan = {
  hash: 'ab12cd34'.repeat(8),
  registration: { kind: 'issue', id: '10042', key: 'OPS-7', created: '2026-12-14T09:30:00Z' },
  order: TEAMS.map(([key, , week]) => ({ key, week })).toSorted((a, b) => (a.week ?? 99) - (b.week ?? 99)),
  terms: {
    measurementVersion: '9',
    host: 'example.atlassian.net',
    start: '2027-01-04',
    weeks: 26,
    rampWeeks: 6,
    slots: [0, 4, 9, 13],
    waiting: 1,
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
    history: { from: '2025-01-06', to: '2026-12-13' },
    rules: { variance: 'v', admission: 'a', statistic: 's', estimand: 'e' },
    forecast: [
      { weeks: 20, use: 1, saving: 0.2, found: 0.25, error: 0.02 },
      { weeks: 26, use: 0.6, saving: 0.2, found: 0.12, error: 0.02 },
      { weeks: 26, use: 1, saving: 0.2, found: 0.29, error: 0.02 },
      { weeks: 26, use: 1, saving: 0.3, found: 0.59, error: 0.02 },
    ],
    recommendedWeeks: null,
  },
};

export const reading: PlanReading = {
  fetchedAt: '2027-07-05T08:00:00Z',
  host: 'example.atlassian.net',
  sample: false,
  start: '2027-01-04',
  teams: [
    {
      kind: 'read',
      key: 'ATL',
      name: 'Atlas',
      timeZone: 'Europe/Berlin',
      measure: 'active',
      ticketVariance: 1.2,
      sizePercent: null,
      weeks: [{ week: 0, tickets: 9, mean: 0.1, hours: 80, work: null }],
      source: null,
    },
    { kind: 'unread', key: 'BOR', name: 'Borealis', reason: { kind: 'no-tickets' } },
  ],
};

export const read: PlanRead = {
  kind: 'read',
  verdict: 'faster',
  deviations: [],
  readOn: '2027-07-05',
  tickets: { before: 4200, after: 1300 },
  p: 3 / 60,
  extreme: 3,
  compared: 60,
  possible: 60,
  shape: 'ramp',
  savedPercent: 27.2,
  interval: { low: 18.1, high: 35.4 },
  statistic: 2.6,
  distribution: [
    { from: -3, to: -2, orders: 5 },
    { from: -2, to: 0, orders: 22 },
    { from: 0, to: 2, orders: 30 },
    { from: 2, to: 4, orders: 3 },
  ],
  grade: 'A+',
  sameWork: { state: 'met', changes: [], moreTickets: null },
  waitingHarm: { state: 'met', exceeds: null, slowerPercent: 1.5, driftPercent: 9 },
  conditions: [],
  hours: [{ key: 'ATL', hours: 900, effectHours: 800, days: 154 }],
};
