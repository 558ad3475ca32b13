import type { TimedTicket } from '@roi-insight/roi-math';
import { randomFrom } from '../random.ts';
import { autoregressive, noisy, quiet, randomWalk, type Shocks } from '../worlds/levels.ts';
import { lognormal, poisson, team, type Team } from '../worlds/team.ts';

/** Weeks before the last quarter. Together with that quarter, they are four years. */
const BASELINE_WEEKS = 4 * 52 - 13;
const DRAWS = 2;

const HISTORIES: readonly { name: string; changes: Partial<Team> }[] = [
  { name: '15 a week, σ 0.7, quiet', changes: { shocks: quiet } },
  { name: '15 a week, σ 1.4, noisy', changes: { shocks: noisy, work: lognormal(1.4) } },
  {
    name: '8 a week, σ 1.4, ρ 0.9',
    changes: { shocks: autoregressive(0.1, 0.9), work: lognormal(1.4), count: poisson(8) },
  },
  { name: '15 a week, σ 1, random walk of 0.05', changes: { shocks: randomWalk(0.05), work: lognormal(1) } },
  { name: '3 a week, σ 1, quiet', changes: { shocks: quiet, work: lognormal(1), count: poisson(3) } },
  { name: '15 a week, σ 1, trends that turn', changes: { shocks: turningTrends(0.02), work: lognormal(1) } },
];

/** Trends that turn every quarter. @param deviation of the weekly change */
function turningTrends(deviation: number): Shocks {
  return (weeks, random) => {
    let [level, slope] = [0, 0];
    return Array.from({ length: weeks }, (_, week) => {
      if (week % 13 === 0) slope = deviation * random.normal();
      level = 0.98 * level + slope;
      return level;
    });
  };
}

/** Four-year histories without an adoption. */
export function generatedHistories(): { name: string; tickets: TimedTicket[] }[] {
  return HISTORIES.flatMap(({ name, changes }, index) => {
    const world = team({ baselineWeeks: BASELINE_WEEKS, ...changes });
    const random = randomFrom(index + 1);
    return Array.from({ length: DRAWS }, (_, draw) => ({ name: `${name} (${draw + 1})`, tickets: world.draw(random) }));
  });
}
