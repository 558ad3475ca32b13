import type { CoinPlan } from '@roi-insight/contracts';
import type { CoinRead } from '@roi-insight/roi-math';

/** A coin plan of 13 weeks, made before its start. */
export const coinPlan: CoinPlan = {
  hash: 'ab12cd34'.repeat(8),
  registration: { kind: 'issue', id: '10007', key: 'OPS-7', created: '2026-12-14T09:30:00.000Z' },
  terms: {
    measurementVersion: '3.4.0',
    host: 'example.atlassian.net',
    project: { key: 'ATL', name: 'Atlas' },
    timeZone: 'UTC',
    start: '2027-01-04',
    weeks: 13,
    slowWeeks: 2,
    readOn: '2027-04-26',
    labels: { yes: 'assistant-yes', no: 'assistant-no' },
    secretHash: '5e'.repeat(32),
    measure: 'active',
    sizeField: null,
    sizePercent: null,
    scope: null,
    calendar: null,
    smallestSaving: 0.2,
    alpha: 0.05,
    draws: 4999,
    sigma: 1.1,
    ticketsPerWeek: 20,
    history: { from: '2025-01-06', to: '2026-11-29' },
    rules: { coin: 'hmac', admission: 'started', statistic: 'within weeks', estimand: 'allowing' },
    forecast: [
      { weeks: 8, use: 1, saving: 0.2, found: 0.27, error: 0.022 },
      { weeks: 13, use: 1, saving: 0.2, found: 0.43, error: 0.025 },
      { weeks: 13, use: 0.6, saving: 0.2, found: 0.2, error: 0.02 },
      { weeks: 13, use: 1, saving: 0.3, found: 0.61, error: 0.024 },
    ],
  },
};

/** A claim. */
export const coinRead: CoinRead = {
  kind: 'read',
  verdict: 'faster',
  p: 3 / 5000,
  extreme: 3,
  compared: 5000,
  savedPercent: 27.3,
  interval: { low: 13.8, high: 39.1 },
  statistic: 0.32,
  distribution: [
    { from: -0.4, to: -0.2, draws: 10 },
    { from: -0.2, to: 0, draws: 2490 },
    { from: 0, to: 0.2, draws: 2480 },
    { from: 0.2, to: 0.4, draws: 19 },
  ],
  yes: { tickets: 131, measured: 124 },
  no: { tickets: 126, measured: 119 },
  deviations: [],
};
