import { cellBench } from '../cellBench.ts';
import { runYearCell } from './runYearCell.ts';
import { YEAR_CELLS } from './worlds.ts';
import { yearRow } from './yearRow.ts';

/**
 * Measures how often reports of a whole year are right when the true course of the effect is known. A report is made 8
 * weeks after adoption and then every four weeks. Each cell is a kind of simulated company.
 */
export const quarters = cellBench({
  groups: [{ key: 'years', title: 'A year of reports', cells: YEAR_CELLS }],
  runs: 1000,
  shortRuns: 5,
  runCell: runYearCell,
  row: yearRow,
  notes: [
    'Every team completes 15 tickets a week (Poisson, σ 0.7) for 39 + 52 weeks. Shares in percent of the years.',
    '“Any” counts years in which any monthly report claims it, “growing” included; “faster” and “slower” those of the first quarter.',
    '“Ever” also counts years in which a report calls a later quarter faster or slower by its interval, where no word fits. No target.',
    'Words are those of the reports after 26, 39 and 52 weeks. Coverage is that of the intervals that hold together.',
    'Targets in percent: any claim without an effect ≤ 4, coverage ≥ 93, “gone” although the effect lasts ≤ 2.5, “lasting” although it is gone ≤ 2.5.',
  ],
});
