import { FIRST_DAY, type ProjectSpec } from './projectSpec.ts';

const TEAM = { medianHours: 7.5, sigma: 0.72, effect: 0.72, throughput: 1, from: FIRST_DAY } as const;

/**
 * Two projects that became equally faster. In one of them, more bugs are created from the change on. The numbers of tickets and bugs are chosen so that a
 * report can tell: with fewer, quality is unclear.
 */
export const QUALITY_PROJECTS: readonly ProjectSpec[] = [
  { ...TEAM, key: 'HER', name: 'Heron Booking', ticketsPerWeek: 80, bugShare: { before: 0.4, after: 0.32 } },
  { ...TEAM, key: 'KIT', name: 'Kite Messaging', ticketsPerWeek: 62, bugShare: { before: 0.3, after: 0.51 } },
];
