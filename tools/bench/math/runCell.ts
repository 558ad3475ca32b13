import { analyzeTickets } from '@roi-insight/roi-math';
import { randomFrom } from './random.ts';
import { ADOPTION, endOf, simulateTickets, type Scenario } from './simulateTickets.ts';

/** How often the analysis was right in a simulated scenario, as shares of the runs. */
export interface CellResult {
  readonly runs: number;
  readonly faster: number;
  readonly slower: number;
  /** Runs whose 95 % interval contains the true effect. */
  readonly covered: number;
}

/** Analyzes `runs` independent draws of a scenario through the whole of `analyzeTickets`. */
export function runCell(scenario: Scenario, runs: number, seed: number): CellResult {
  const random = randomFrom(seed);
  const truth = scenario.effect * 100;
  const options = { adoptionDate: ADOPTION, asOf: endOf(scenario), timeZone: 'UTC' };
  let [faster, slower, covered] = [0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    const { verdict, interval_percent: interval } = analyzeTickets(simulateTickets(scenario, random), options).evidence;
    if (interval === null) throw new Error('A simulated scenario always has enough data.');
    if (verdict === 'faster') faster += 1;
    if (verdict === 'slower') slower += 1;
    if (interval[0] <= truth && truth <= interval[1]) covered += 1;
  }
  return { runs, faster: faster / runs, slower: slower / runs, covered: covered / runs };
}
