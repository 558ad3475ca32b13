import { dot, forward } from '../../stats/positiveDefinite.ts';
import type { LevelModel } from '../model/LevelModel.ts';
import type { Panel } from '../model/Panel.ts';
import { type TeamModel, teamModel } from '../model/teamModel.ts';
import { weekFactor } from '../model/weekFactor.ts';
import { effectOf } from './effectOf.ts';
import type { Shape } from './shapeAt.ts';

/** The terms of a team for one start week and one shape of the effect. */
interface StartOfTeam {
  /** M x. */
  readonly weighted: Float64Array;
  /** L⁻¹ M x, where L L' = A. */
  readonly whitened: Float64Array;
  /** x' M x. */
  readonly square: number;
}

/** The inputs of an order's statistic, computed once for all orders: M, A and M x of each team, start and shape. */
export interface OrderDesign {
  readonly panel: Panel;
  readonly teams: readonly TeamModel[];
  /** L, as a packed lower triangle. */
  readonly factor: Float64Array;
  readonly startWeeks: readonly number[];
  readonly rampWeeks: number;
  /** The terms of each possible start, by shape, then by team. */
  readonly starts: Readonly<Record<Shape, readonly (readonly StartOfTeam[])[]>>;
}

/**
 * Prepares the statistics of all orders of a panel. The common change of all teams in a week is removed (1/W = 0).
 * Otherwise, that change would bias the estimate, and claims would tend to have its sign.
 * @param startWeeks the different weeks in which teams start, as numbers of the panel
 */
export function orderDesign(
  panel: Panel,
  model: LevelModel,
  startWeeks: readonly number[],
  rampWeeks: number,
): OrderDesign {
  const teams = panel.teams.map(({ precisions }) => teamModel(precisions, model));
  const factor = weekFactor(teams, panel.weeks, 0);
  const startsOf = (shape: Shape) =>
    teams.map((team) =>
      startWeeks.map((start): StartOfTeam => {
        const x = effectOf(panel, shape, start, rampWeeks);
        const weighted = team.apply(x);
        return { weighted, whitened: forward(factor, weighted), square: dot(x, weighted) };
      }),
    );
  return {
    panel,
    teams,
    factor,
    startWeeks,
    rampWeeks,
    starts: { 'at-once': startsOf('at-once'), ramp: startsOf('ramp') },
  };
}
