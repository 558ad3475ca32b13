import { cellBench } from '../cellBench.ts';
import { qualityRow } from './qualityRow.ts';
import { runQualityCell } from './runQualityCell.ts';
import { ALONE, COMPARED } from './worlds.ts';

/** Measures how often the report on quality is right when the true change of the bugs created is known. */
export const quality = cellBench({
  groups: [
    { key: 'alone', title: 'Bugs of one project', cells: ALONE },
    { key: 'compared', title: 'Bugs of a project compared with four other teams', cells: COMPARED, maxRuns: 1000 },
  ],
  runs: 2000,
  shortRuns: 5,
  runCell: runQualityCell,
  row: qualityRow,
  notes: [
    'Projects have 39 + 13 weeks, and complete 15 tickets a week, of which 8 % had been reopened. Shares in percent of the runs.',
    'The change applies to the bugs created and to the share of reopened tickets. A false “held” is one although the truth is at least 25 % worse.',
    'False words and coverage are those of bugs created; “found” and “held” those of the report.',
    'The last columns are the false words of the other measures (the most frequent one) and the coverage of their intervals.',
    'A growing team has 1 % more work each week. A season is ± 20 %, at a random time of the year. Imports are two batches of 10 to 50 bugs.',
    'On a triage day, the bugs of one to three weeks are created and those of four to eight weeks completed.',
    'Targets in percent: each false word ≤ 2.5 and two standard errors, coverage ≥ 93.',
  ],
});
