import { FIRST_DAY, LAST_DAY_OF_ALL, type ProjectSpec } from './projectSpec.ts';

const TEAM = {
  ticketsPerWeek: 45,
  medianHours: 7.5,
  sigma: 0.72,
  throughput: 1,
  from: FIRST_DAY,
  lastDay: LAST_DAY_OF_ALL,
} as const;

/** Projects that go on for more than a year after the change: what becomes of an effect. */
export const YEAR_PROJECTS: readonly ProjectSpec[] = [
  { ...TEAM, key: 'VEG', name: 'Vega Billing', effect: 0.68 },
  { ...TEAM, key: 'LYR', name: 'Lyra Support', effect: 0.65, effectEnds: '2025-11-24' },
];
