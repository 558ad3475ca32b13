import { autoregressive, quiet, randomWalk, withHump } from './levels.ts';
import { team } from './team.ts';
import type { Group } from './world.ts';

const SHOCKS = [
  { name: 'random walk of 0.1 a week', shocks: randomWalk(0.1) },
  { name: 'random walk of 0.2 a week', shocks: randomWalk(0.2) },
  { name: 'ρ 0.9, innovations of 0.15', shocks: autoregressive(0.15, 0.9) },
  { name: 'ρ 0.9, stationary deviation of 0.25', shocks: autoregressive(0.25 * Math.sqrt(1 - 0.9 ** 2), 0.9) },
  { name: 'a hump of 8 weeks (+35 %) at any time', shocks: withHump(quiet, 8, Math.log(1.35)) },
];

export const wandering: readonly Group[] = [
  {
    key: 'wandering',
    title: 'Levels that wander',
    cells: [26, 39].flatMap((baselineWeeks) =>
      SHOCKS.map(({ name, shocks }) => ({
        name: `${baselineWeeks} + 13 weeks, ${name}`,
        world: team({ baselineWeeks, shocks }),
        target: { falseClaims: 0.035, coverage: { min: 0.92 } },
      })),
    ),
  },
];
