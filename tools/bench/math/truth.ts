import type { BenchResult } from '../Benchmark.ts';
import { cellBench } from './cellBench.ts';
import { judge } from './judge.ts';
import { overall } from './overall.ts';
import { type CellResult, runCell } from './runCell.ts';
import { truthRow } from './truthRow.ts';
import { GROUPS } from './worlds/groups.ts';
import { type Group, MAX_RUNS, targetText } from './worlds/world.ts';

/**
 * Measures how often the evidence is right when the true effect is known. Simulated projects go through the complete
 * analysis. The table has one row per world and names the figures that miss their target. All worlds take about two
 * hours of CPU time.
 */
const truthOf = (groups: readonly Group[]) =>
  cellBench({
    groups: groups.map((group) => ({ maxRuns: MAX_RUNS, ...group })),
    runs: 4000,
    shortRuns: 5,
    runCell,
    row: (cell, result, results) => truthRow(judge(cell, result, (name) => results.get(name))),
    titleOf: (group, runs) => `${group.title} (${runsOf(group, runs)} runs a world; ${targetsOf(group)})`,
    notes: [
      'Weeks are quiet (shocks of 0.1 in ln(hours), ρ 0.3) or noisy (0.25, ρ 0.4).',
      'Unless said otherwise: 39 + 13 weeks, 15 tickets a week (Poisson), log-normal with a median of 10 hours and σ 0.7.',
    ],
    more,
  });

/** All worlds: `npm run bench -- truth`. */
export const truth = truthOf(GROUPS);
/** Worlds whose tickets have a size. */
export const sizesTruth = truthOf(GROUPS.filter(({ key }) => key === 'size'));

const runsOf = ({ maxRuns = MAX_RUNS }: Group, runs: number) => Math.min(runs, maxRuns);

const targetsOf = ({ cells }: Group) => [...new Set(cells.map(({ target }) => targetText(target)))].join('; ');

function more(
  groups: readonly Group[],
  results: ReadonlyMap<string, CellResult>,
): Pick<BenchResult, 'tables' | 'missed'> {
  const properties = overall(groups, results);
  const rows = properties.map(({ text, misses }) => ({ property: text, missed: misses ? 'yes' : '' }));
  return {
    tables: [{ title: 'Grades and money', rows }],
    missed: properties.flatMap(({ text, misses }) => (misses ? text : [])),
  };
}
