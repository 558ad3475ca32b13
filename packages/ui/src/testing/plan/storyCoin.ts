import type { CoinCell, CoinPlan, CoinReading } from '@roi-insight/contracts';
import { type CoinOutline, coinTermsOutline } from '@roi-insight/report-text';
import type { CoinRead } from '@roi-insight/roi-math';

const LENGTHS = [8, 13, 26, 39];

const cellsOf = (saving: number, use: number, found: readonly number[]): readonly CoinCell[] =>
  found.map((share, index) => ({
    weeks: LENGTHS[index] ?? 0,
    use,
    saving,
    found: share,
    error: Math.sqrt((share * (1 - share)) / 400),
  }));

/** A coin plan of 26 weeks for one team. */
export const storyCoinPlan: CoinPlan = {
  hash: 'ab12cd34ef56a7b8'.repeat(4),
  registration: { kind: 'unwitnessed', made: '2026-12-14T09:30:00.000Z' },
  terms: {
    measurementVersion: '3.4.0',
    host: 'example.atlassian.net',
    project: { key: 'ATL', name: 'Atlas Payments' },
    timeZone: 'Europe/Berlin',
    start: '2027-01-04',
    weeks: 26,
    slowWeeks: 2,
    readOn: '2027-07-26',
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
      ...cellsOf(0.2, 1, [0.27, 0.43, 0.59, 0.68]),
      ...cellsOf(0.2, 0.6, [0.12, 0.2, 0.29, 0.37]),
      ...cellsOf(0.3, 1, [0.53, 0.61, 0.78, 0.85]),
      ...cellsOf(0.3, 0.6, [0.24, 0.35, 0.55, 0.62]),
    ],
  },
};

/** The same plan with an issue that shows when it was made. */
export const storyWitnessedCoin: CoinPlan = {
  ...storyCoinPlan,
  registration: { kind: 'issue', id: '10007', key: 'OPS-7', created: '2026-12-14T09:30:00.000Z' },
};

export const storyCoinOutline: CoinOutline = coinTermsOutline(storyCoinPlan.terms);

export const storyCoinReading: CoinReading = {
  fetchedAt: '2027-07-27T08:00:00.000Z',
  host: 'example.atlassian.net',
  sample: false,
  project: { key: 'ATL', name: 'Atlas Payments' },
  timeZone: 'Europe/Berlin',
  today: '2027-07-27',
  start: '2027-01-04',
  measure: 'active',
  slowWeeks: 2,
  sizePercent: null,
  history: [],
  tickets: [],
};

/** A bell of 4,999 draws between ±0.45. */
const BELL = [
  0, 1, 3, 8, 20, 45, 90, 160, 255, 355, 440, 495, 505, 500, 470, 440, 385, 300, 222, 146, 85, 42, 19, 8, 4, 1,
];

/** A claim. */
export const storyCoinRead: CoinRead = {
  kind: 'read',
  verdict: 'faster',
  p: 12 / 5000,
  extreme: 12,
  compared: 5000,
  savedPercent: 26.6,
  interval: { low: 11.2, high: 39.1 },
  statistic: 0.309,
  distribution: BELL.map((draws, index) => ({
    from: -0.45 + (0.9 * index) / BELL.length,
    to: -0.45 + (0.9 * (index + 1)) / BELL.length,
    draws,
  })),
  yes: { tickets: 262, measured: 251 },
  no: { tickets: 257, measured: 244 },
  deviations: [],
};
