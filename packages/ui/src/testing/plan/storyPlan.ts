import type { ForecastCell, Plan, PlanTerms } from '@roi-insight/contracts';
import type { PlanOutline } from '@roi-insight/report-text';

const TEAMS = [
  ['AUR', 'Aurora Payments'],
  ['BOR', 'Boreal Ledger'],
  ['CIN', 'Cinder Mobile'],
  ['DEL', 'Delta Search'],
  ['HGL', 'Hourglass Platform'],
  ['LYR', 'Lyra Support'],
  ['QTZ', 'Quartz Billing'],
  ['VEG', 'Vega Identity'],
] as const;

/** Shares found at 13, 20, 26, 39 and 52 weeks. */
type Found = readonly [number, number, number, number, number];

const LENGTHS = [13, 20, 26, 39, 52];

const cellsOf = (saving: number, use: number, found: Found): readonly ForecastCell[] =>
  found.map((share, index) => ({
    weeks: LENGTHS[index] ?? 0,
    use,
    saving,
    found: share,
    error: Math.sqrt((share * (1 - share)) / 400),
  }));

/** A forecast that recommends 26 weeks. */
const forecast = [
  ...cellsOf(0.2, 1, [0.51, 0.73, 0.82, 0.86, 0.89]),
  ...cellsOf(0.2, 0.6, [0.19, 0.27, 0.32, 0.39, 0.44]),
  ...cellsOf(0.3, 1, [0.88, 0.96, 0.97, 0.98, 0.99]),
  ...cellsOf(0.3, 0.6, [0.36, 0.52, 0.59, 0.67, 0.71]),
];

/** A forecast in which no length finds the saving often enough. */
export const weakForecast = [
  ...cellsOf(0.2, 1, [0.35, 0.47, 0.45, 0.57, 0.61]),
  ...cellsOf(0.2, 0.6, [0.11, 0.15, 0.17, 0.19, 0.21]),
  ...cellsOf(0.3, 1, [0.75, 0.87, 0.85, 0.91, 0.95]),
  ...cellsOf(0.3, 0.6, [0.24, 0.31, 0.34, 0.47, 0.54]),
];

/** Eight teams for 26 weeks, before the draw. */
export const storyOutline: PlanOutline = {
  start: '2026-02-02',
  weeks: 26,
  rampWeeks: 6,
  slots: [0, 3, 7, 10, 13],
  waiting: 3,
  teams: TEAMS.map(([key, name]) => ({ key, name })),
  fixed: [],
  leftOut: [],
  smallestSaving: 0.2,
  forecast,
  recommendedWeeks: 26,
};

/** A plan with the maximum number of teams and long names. */
export const largeOutline: PlanOutline = {
  ...storyOutline,
  weeks: 52,
  slots: Array.from({ length: 27 }, (_, index) => index),
  waiting: 13,
  teams: Array.from({ length: 40 }, (_, index) => ({
    key: `T${index + 1}`,
    name: `Customer Onboarding and Identity Verification Platform, team ${index + 1} of the northern region`,
  })),
};

const terms: PlanTerms = {
  measurementVersion: '3.4.0',
  host: 'example.atlassian.net',
  start: storyOutline.start,
  weeks: storyOutline.weeks,
  rampWeeks: storyOutline.rampWeeks,
  slots: [...storyOutline.slots],
  waiting: storyOutline.waiting,
  teams: TEAMS.map(([key, name]) => ({
    key,
    name,
    timeZone: 'Europe/Berlin',
    measure: 'active',
    ticketVariance: 1.2,
    scope: null,
    calendar: null,
    facts: null,
  })),
  fixed: [],
  leftOut: [],
  sizeField: null,
  smallestSaving: storyOutline.smallestSaving,
  alpha: 0.05,
  draws: 4999,
  tau: 0.2,
  rho: 0.4,
  weekVariance: 0.04,
  history: { from: '2024-01-29', to: '2026-01-11' },
  rules: { variance: 'within-week', admission: 'closed-weeks', statistic: 'two-shapes', estimand: 'ln-hours' },
  forecast: [...forecast],
  recommendedWeeks: 26,
};

const STARTS = ['LYR', 'CIN', 'AUR', 'VEG', 'DEL'];
const WAITING = ['BOR', 'HGL', 'QTZ'];

/** The same plan with its order, which was drawn from an issue. */
export const storyPlan: Plan = {
  terms,
  hash: '4f3c9a1e07b25d86c1f0e4a97b3d5268f94e0c7ad1b63e258a70f9c4d2e61b37',
  registration: { kind: 'issue', id: '10482', key: 'OPS-217', created: '2026-01-15T09:12:00.000Z' },
  order: [
    ...STARTS.map((key, index) => ({ key, week: storyOutline.slots[index] ?? null })),
    ...WAITING.map((key) => ({ key, week: null })),
  ],
};
