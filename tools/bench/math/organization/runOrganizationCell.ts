import type { PooledFit } from '../../../../packages/roi-math/src/organization/fitTeams.ts';
import { pooledEffects } from '../../../../packages/roi-math/src/organization/pooledEffects.ts';
import { randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import { drawOrganization } from './drawOrganization.ts';
import type { OrganizationCell } from './worlds.ts';

/** In how many runs an effect was claimed. */
export interface OrganizationClaims {
  readonly faster: number;
  readonly slower: number;
}

export interface OrganizationResult {
  readonly runs: number;
  readonly asUsed: OrganizationClaims;
  readonly perUser: OrganizationClaims & {
    /** Runs whose interval contains the true effect. */
    readonly covered: number;
  };
}

/** Estimates the effect in `runs` independent draws of a cell's organization. */
export function runOrganizationCell(
  { name, world, teams, saving }: OrganizationCell,
  runs: number,
  firstSeed: number,
): OrganizationResult {
  const random = randomFrom(seedOf(name) + firstSeed);
  const counts = { used: { faster: 0, slower: 0 }, user: { faster: 0, slower: 0, covered: 0 } };
  for (let run = 0; run < runs; run += 1) {
    const { asUsed, perUser } = pooledEffects(drawOrganization(world, teams, saving, random));
    const [used, user] = [changeOf(asUsed), changeOf(perUser)];
    const truth = Math.log(1 - saving);
    counts.used.faster += Number(used.high < 0);
    counts.used.slower += Number(used.low > 0);
    counts.user.faster += Number(user.high < 0);
    counts.user.slower += Number(user.low > 0);
    counts.user.covered += Number(user.low <= truth && truth <= user.high);
  }
  return { runs, asUsed: counts.used, perUser: counts.user };
}

function changeOf(fit: PooledFit | null) {
  if (fit === null) throw new Error('An organization without an estimate.');
  return fit.estimate([1]).change;
}
