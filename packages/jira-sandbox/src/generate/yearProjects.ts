import { FIRST_DAY, LAST_DAY_OF_ALL, type ProjectSpec } from './projectSpec.ts';

const TEAM = { medianHours: 7.5, sigma: 0.72, throughput: 1, from: FIRST_DAY, lastDay: LAST_DAY_OF_ALL } as const;

/**
 * Projects that continue for more than a year after the change, to show what becomes of an effect. The numbers of
 * tickets are chosen so that the weeks before the change raise no false alarm, as in the other sample projects.
 */
export const YEAR_PROJECTS: readonly ProjectSpec[] = [
  { ...TEAM, key: 'VEG', name: 'Vega Billing', ticketsPerWeek: 55, effect: 0.68, paysByUse: true },
  { ...TEAM, key: 'LYR', name: 'Lyra Support', ticketsPerWeek: 52, effect: 0.65, effectEnds: '2025-11-24' },
];
