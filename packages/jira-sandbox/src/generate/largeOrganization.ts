import { CHANGE_DATE, type ProjectSpec, type SharedWeeks } from './projectSpec.ts';

/** Good and bad weeks that all teams share, and a small change that affects everyone on the day on which Meridian adopts the assistant. */
const SHARED: SharedWeeks = { name: 'showcase', shocks: { carry: 0.4, sigma: 0.1 }, effect: 0.95 };

const TEAM = {
  medianHours: 7.5,
  sigma: 0.72,
  effect: 1,
  throughput: 1,
  from: '2024-10-28',
  shocks: { carry: 0.3, sigma: 0.05 },
  shared: SHARED,
} as const;

/** Teams that adopt one after another, each with an effect of its own that lasts. */
const ADOPTERS: readonly ProjectSpec[] = [
  {
    ...TEAM,
    key: 'MER',
    name: 'Meridian Checkout',
    ticketsPerWeek: 38,
    effect: 0.7,
    throughput: 1.03,
    changeDate: CHANGE_DATE,
  },
  {
    ...TEAM,
    key: 'NIM',
    name: 'Nimbus Search',
    ticketsPerWeek: 30,
    effect: 0.62,
    throughput: 1.08,
    changeDate: '2025-06-02',
  },
  {
    ...TEAM,
    key: 'ORI',
    name: 'Orion Identity',
    ticketsPerWeek: 26,
    effect: 0.8,
    throughput: 1.08,
    changeDate: '2025-04-14',
  },
  {
    ...TEAM,
    key: 'PUL',
    name: 'Pulsar Mobile',
    ticketsPerWeek: 34,
    effect: 0.72,
    throughput: 1.08,
    changeDate: '2025-07-07',
  },
];

const control = (key: string, name: string, ticketsPerWeek: number, medianHours: number): ProjectSpec => ({
  ...TEAM,
  key,
  name,
  ticketsPerWeek,
  medianHours,
});

/** Teams that work without the assistant. */
const CONTROLS: readonly ProjectSpec[] = [
  control('KEP', 'Kepler Returns', 14, 7.5),
  control('LUM', 'Lumen Reports', 16, 6),
  control('QUA', 'Quartz Billing', 18, 9),
  control('RID', 'Ridge Catalog', 12, 8),
  control('SUM', 'Summit Data', 14, 6.5),
  control('TER', 'Terra Shipping', 16, 7),
  control('UMB', 'Umbra Risk', 18, 7.5),
  control('VER', 'Vertex Partners', 12, 6),
  control('WIL', 'Willow Growth', 14, 9),
  control('XEN', 'Xenon Tools', 16, 8),
  control('YAR', 'Yarrow Messaging', 18, 6.5),
];

/** This team adopts after the weeks that Meridian's report covers. */
const LATE: ProjectSpec = {
  ...control('ZEP', 'Zephyr Alerts', 12, 7),
  effect: 0.75,
  changeDate: '2025-12-01',
};

/** A larger company, with the true effects of its teams. */
export const LARGE_ORGANIZATION: readonly ProjectSpec[] = [...ADOPTERS, ...CONTROLS, LATE];
