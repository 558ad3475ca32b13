import type { Evidence, Grade } from '@roi-insight/contracts';
import { analyzeTimedTickets } from '@roi-insight/roi-math';
import { randomFrom } from './random.ts';
import { ADOPTION, endOf } from './worlds/jobs.ts';
import type { Cell } from './worlds/world.ts';

/** Claims of one direction. */
export interface Claims {
  readonly count: number;
  readonly grades: Readonly<Record<Grade, number>>;
}

/** What the analysis said about the draws of a cell; numbers of runs. */
export interface CellResult {
  readonly runs: number;
  readonly tooLittle: number;
  /** Runs whose 95 % interval contains the true effect. */
  readonly covered: number;
  readonly faster: Claims;
  readonly slower: Claims;
}

/** Analyzes `runs` independent draws of a cell's world through the whole of the analysis. */
export function runCell({ name, seed, world }: Cell, runs: number, firstSeed: number): CellResult {
  const random = randomFrom(seedOf(seed ?? name) + firstSeed);
  const options = { adoptionDate: ADOPTION, asOf: endOf(world.postWeeks), timeZone: 'UTC' };
  const evidences = Array.from({ length: runs }, () => analyzeTimedTickets(world.draw(random), options).evidence);
  return tally(evidences, world.truth);
}

/** @param truth percent of time saved */
export function tally(evidences: readonly Evidence[], truth: number): CellResult {
  const covers = ({ interval_percent: interval }: Evidence) =>
    interval !== null && interval[0] <= truth && truth <= interval[1];
  return {
    runs: evidences.length,
    tooLittle: evidences.filter(({ verdict }) => verdict === 'too-little-data').length,
    covered: evidences.filter(covers).length,
    faster: claims(evidences.filter(({ verdict }) => verdict === 'faster')),
    slower: claims(evidences.filter(({ verdict }) => verdict === 'slower')),
  };
}

function claims(evidences: readonly Evidence[]): Claims {
  const graded = (wanted: Grade) => evidences.filter(({ grade }) => grade === wanted).length;
  return { count: evidences.length, grades: { A: graded('A'), B: graded('B'), C: graded('C'), D: graded('D') } };
}

/** A number for a name (FNV-1a), so that a cell's draws do not depend on the other cells. */
function seedOf(name: string): number {
  let hash = 0x811c9dc5;
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}
