import { mulberry32 } from '@roi-insight/jira-sandbox/mulberry32';
import { normal } from '../../../tools/normal.ts';
import type { Panel } from '../src/plan/model/Panel.ts';

interface Options {
  readonly teams: number;
  /** Weeks after the first start. */
  readonly weeks: number;
  /** Weeks before the first start. */
  readonly before: number;
  readonly seed: number;
  /** Share of weeks in which a team has no tickets. */
  readonly missing?: number;
  /** Change of ln(hours) of all teams in a week. */
  readonly common?: (week: number) => number;
  readonly tau?: number;
  readonly rho?: number;
}

/**
 * A panel of teams with 8 to 18 tickets a week, whose ln(hours) have a standard deviation of 1.1 around levels that
 * wander.
 */
export function simulatedPanel({
  teams,
  weeks,
  before,
  seed,
  missing = 0,
  common = () => 0,
  tau = 0.2,
  rho = 0.6,
}: Options): Panel {
  const random = mulberry32(seed);
  return {
    from: -before,
    weeks: before + weeks,
    teams: Array.from({ length: teams }, () => {
      const size = before + weeks;
      const [means, precisions] = [new Float64Array(size), new Float64Array(size)];
      let level = tau * normal(random);
      for (let week = 0; week < size; week += 1) {
        level = rho * level + tau * Math.sqrt(1 - rho ** 2) * normal(random);
        const variance = 1.1 ** 2 / (8 + Math.floor(random() * 11));
        const value = level + common(week - before) + Math.sqrt(variance) * normal(random);
        if (random() < missing) continue;
        means[week] = value;
        precisions[week] = 1 / variance;
      }
      return { means, precisions };
    }),
  };
}
