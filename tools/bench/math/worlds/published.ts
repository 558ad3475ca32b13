import { autoregressive, linear, noShocks } from './levels.ts';
import { lognormal, saves, team } from './team.ts';
import type { Cell, Group, Target } from './world.ts';

const SHOCKS = [
  { name: 'none', shocks: noShocks },
  { name: 'ρ 0', shocks: autoregressive(0.25, 0) },
  { name: 'ρ 0.4', shocks: autoregressive(0.25, 0.4) },
];
const TARGET: Target = { falseClaims: 0.025, tolerance: 2, coverage: { min: 0.93, max: 0.98 } };
/** Power with 15 tickets per week, σ 0.7 and no shocks, by number of baseline weeks. */
const POWER = { 26: 0.8, 39: 0.95 } as const;

/** The grid that was published first. It varies lengths, volumes, shocks and trends; every week has the same number of tickets. */
function grid(spread: number, effect: number, trends: readonly number[]): Cell[] {
  const cells: Cell[] = [];
  for (const baselineWeeks of [26, 39] as const) {
    for (const perWeek of [8, 15]) {
      for (const { name, shocks } of SHOCKS) {
        for (const trend of trends) {
          const judged = effect > 0 && spread === 0.7 && perWeek === 15 && shocks === noShocks;
          const world = team({
            baselineWeeks,
            count: () => perWeek,
            median: 12,
            shocks,
            trend: linear(trend),
            saving: saves(effect),
            work: lognormal(spread),
          });
          const size = `${baselineWeeks} + 13 weeks, ${String(perWeek).padStart(2)} a week, shocks ${name}`;
          cells.push({
            name: `${size}, ${effect > 0 ? `${effect * 100} % saved` : `trend ${trend * 100} %`}${spread === 0.7 ? '' : `, σ ${spread}`}`,
            world,
            target: { ...TARGET, ...(judged ? { found: POWER[baselineWeeks] } : {}) },
          });
        }
      }
    }
  }
  return cells;
}

export const published: readonly Group[] = [0.7, 1.4].flatMap((spread) => [
  {
    key: spread === 0.7 ? 'published' : 'spread',
    title: `Lengths, volumes, shocks of 0.25 and trends a week, σ ${spread}, no effect`,
    ...(spread === 0.7 ? { maxRuns: 4000 } : {}),
    cells: grid(spread, 0, [0, -0.0075, -0.015]),
  },
  {
    key: spread === 0.7 ? 'published' : 'spread',
    title: `The same, σ ${spread}, 30 % saved${spread === 0.7 ? '; found in at least 80 % (26 + 13) and 95 % (39 + 13) with 15 a week and no shocks' : ''}`,
    ...(spread === 0.7 ? { maxRuns: 4000 } : {}),
    cells: grid(spread, 0.3, [0]),
  },
]);
