import { analyzeTickets } from '../src/index.ts';
import { randomFrom } from './random.ts';
import { ADOPTION, endOf, simulateTickets, type World } from './simulateTickets.ts';

/** How often the analysis was right in a world whose truth is known. Shares of the runs. */
export interface CellResult {
  readonly runs: number;
  readonly faster: number;
  readonly slower: number;
  /** Runs whose 95 % interval holds the true effect. */
  readonly covered: number;
}

/** Analyses `runs` independent draws of a world through the whole of `analyzeTickets`. */
export function runCell(world: World, runs: number, seed: number): CellResult {
  const random = randomFrom(seed);
  const truth = world.effect * 100;
  const options = { adoptionDate: ADOPTION, asOf: endOf(world), timeZone: 'UTC' };
  let [faster, slower, covered] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const { verdict, interval_percent: interval } = analyzeTickets(simulateTickets(world, random), options).evidence;
    if (interval === null) throw new Error('A simulated world always has enough data.');
    if (verdict === 'faster') faster += 1;
    if (verdict === 'slower') slower += 1;
    if (interval[0] <= truth && truth <= interval[1]) covered += 1;
  }
  return { runs, faster: faster / runs, slower: slower / runs, covered: covered / runs };
}
