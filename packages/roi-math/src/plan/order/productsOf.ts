import { dot, forward } from '../../stats/positiveDefinite.ts';
import type { Assignment } from '../draw/Assignment.ts';
import type { ByShape } from './ByShape.ts';
import type { OrderDesign } from './orderDesign.ts';
import type { Shape } from './shapeAt.ts';

/** N = Σ x'M y − (Σ M x)' A⁻¹ (Σ M y) of each order, by shape. It is linear in y. @param y the weeks of each team */
export function productsOf(
  { starts, teams, factor, panel, startWeeks }: OrderDesign,
  orders: readonly Assignment[],
  y: readonly Float64Array[],
): ByShape {
  const values = withoutWeekMeans(panel, y);
  const total = new Float64Array(panel.weeks);
  for (const [index, team] of teams.entries()) {
    const weighted = team.apply(values[index] ?? total);
    for (let week = 0; week < total.length; week += 1) total[week] = (total[week] ?? NaN) + (weighted[week] ?? NaN);
  }
  const shared = forward(factor, total);
  const products = (shape: Shape) => {
    const size = startWeeks.length + 1;
    // The part of N for each team and each start. A team that waits has no part.
    const parts = new Float64Array(teams.length * size);
    for (const [team, ofTeam] of starts[shape].entries()) {
      for (const [start, { weighted, whitened }] of ofTeam.entries()) {
        parts[team * size + start] = dot(weighted, values[team] ?? total) - dot(whitened, shared);
      }
    }
    const result = new Float64Array(orders.length);
    for (const [index, order] of orders.entries()) {
      let sum = 0;
      for (let team = 0; team < order.length; team += 1) sum += parts[team * size + (order[team] ?? NaN)] ?? NaN;
      result[index] = sum;
    }
    return result;
  };
  return { 'at-once': products('at-once'), ramp: products('ramp') };
}

/**
 * Subtracts from each week its mean over the teams with tickets. This only removes what the ridge of A would leave: 10⁻⁹ of a change that all teams
 * share.
 */
function withoutWeekMeans({ weeks, teams }: OrderDesign['panel'], y: readonly Float64Array[]): Float64Array[] {
  const [sums, counts] = [new Float64Array(weeks), new Float64Array(weeks)];
  const isFilled = (team: number, week: number) => (teams[team]?.precisions[week] ?? 0) > 0;
  for (const [team, values] of y.entries()) {
    for (let week = 0; week < weeks; week += 1) {
      if (!isFilled(team, week)) continue;
      sums[week] = (sums[week] ?? NaN) + (values[week] ?? NaN);
      counts[week] = (counts[week] ?? NaN) + 1;
    }
  }
  return y.map((values, team) => {
    const centered = new Float64Array(weeks);
    for (let week = 0; week < weeks; week += 1) {
      if (isFilled(team, week)) centered[week] = (values[week] ?? NaN) - (sums[week] ?? NaN) / (counts[week] ?? NaN);
    }
    return centered;
  });
}
