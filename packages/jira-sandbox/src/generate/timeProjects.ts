import { FIRST_DAY, type ProjectSpec } from './projectSpec.ts';

/**
 * A project whose tickets have estimates and logged hours. The tickets wait while they are in progress, so the project's status times say less about
 * a change than its logged hours do.
 */
export const TIME_PROJECTS: readonly ProjectSpec[] = [
  {
    key: 'HGL',
    name: 'Hourglass Platform',
    ticketsPerWeek: 26,
    medianHours: 7.5,
    sigma: 0.72,
    effect: 0.72,
    throughput: 1,
    from: FIRST_DAY,
    timeLog: { share: 0.92, waiting: 1 },
    estimates: { share: 0.93, error: 0.58 },
  },
];
