import { randomFrom } from '../random.ts';
import { seedOf } from '../runCell.ts';
import { type Draw, drawCompany } from './draws.ts';
import type { ComparisonCell } from './worlds.ts';

/** Outcomes of a cell's comparisons: in how many runs each occurred. */
export interface ComparisonResult {
  readonly runs: number;
  readonly faster: number;
  readonly slower: number;
  /** Runs whose interval contains the true effect. */
  readonly covered: number;
  readonly gradeA: number;
  /** Runs with a wrong claim and grade A. */
  readonly falseA: number;
  /** Runs with a wrong claim and grade A or B. */
  readonly falseB: number;
  /** Runs whose claim depends on the six weeks before adoption. */
  readonly lastWeeks: number;
  readonly changedControl: number;
  readonly aloneFaster: number;
  readonly aloneSlower: number;
}

/** Compares `runs` independent draws of a cell's company. */
export function runComparisonCell(
  { name, company }: ComparisonCell,
  runs: number,
  firstSeed: number,
): ComparisonResult {
  const random = randomFrom(seedOf(name) + firstSeed);
  const draws = Array.from({ length: runs }, () => drawCompany(company, random));
  const truth = company.saving * 100;
  const count = (test: (draw: Draw) => boolean) => draws.filter(test).length;
  const isFalse = ({ verdict }: Draw) => verdict === 'slower' || (truth === 0 && verdict === 'faster');
  return {
    runs,
    faster: count(({ verdict }) => verdict === 'faster'),
    slower: count(({ verdict }) => verdict === 'slower'),
    covered: count(({ interval: [low, high] }) => low <= truth && truth <= high),
    gradeA: count(({ grade }) => grade === 'A'),
    falseA: count((draw) => draw.grade === 'A' && isFalse(draw)),
    falseB: count((draw) => (draw.grade === 'A' || draw.grade === 'B') && isFalse(draw)),
    lastWeeks: count(({ doubts }) => doubts.includes('last-weeks')),
    changedControl: count(({ doubts }) => doubts.includes('changed-controls')),
    aloneFaster: count(({ alone }) => alone === 'faster'),
    aloneSlower: count(({ alone }) => alone === 'slower'),
  };
}
