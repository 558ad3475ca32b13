import { cellBench } from '../cellBench.ts';
import { comparisonRow } from './comparisonRow.ts';
import { runComparisonCell } from './runComparisonCell.ts';
import { COMPARISON_GROUPS } from './worlds.ts';

/** Maximum number of runs for slow companies: companies with several adopters or with whole tickets. */
const MAX_SLOW_RUNS = 1000;

/** Measures how often a comparison with other teams is right when the true effect is known. */
export const comparison = cellBench({
  groups: COMPARISON_GROUPS,
  runs: 4000,
  shortRuns: 5,
  maxRuns: ({ company }) => (company.asTickets || company.adopters.length > 1 ? MAX_SLOW_RUNS : Infinity),
  runCell: runComparisonCell,
  row: comparisonRow,
  notes: [
    'Every team completes 15 tickets a week (Poisson, σ 0.7 unless it says another) for 39 + 13 weeks. Shares in percent of the runs.',
    '“Grade A” counts all runs, most of which claim nothing; “false with A” counts those whose claim is false, and “of those with A” gives them as a part of the runs with grade A.',
    '“A control changed” is the doubt about a control that seems to have changed by itself.',
    '“Alone” is what the project shows without the other teams.',
  ],
});
