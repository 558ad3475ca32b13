import type { ReadPlanTeam } from '@roi-insight/contracts';
import { estimateLevel } from '../../../../packages/roi-math/src/plan/model/estimateLevel.ts';
import type { LevelModel } from '../../../../packages/roi-math/src/plan/model/LevelModel.ts';
import { panelOf } from '../../../../packages/roi-math/src/plan/model/panelOf.ts';
import { lastOf } from './lastOf.ts';

/** τ and ρ of the weeks `from` to `to` − 1. */
export const levelOf = (teams: readonly ReadPlanTeam[], from: number, to: number): LevelModel =>
  lastOf(estimateLevel(panelOf(teams, from, to)));
