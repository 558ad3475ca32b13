import { cellBench } from '../cellBench.ts';
import { runUsageCell } from './runUsageCell.ts';
import { usageRow } from './usageRow.ts';
import { USAGE_CELLS } from './worlds.ts';

const GROUPS = [
  { key: 'start', title: 'When use began: 40 % of the people in the end' },
  { key: 'no-start', title: 'Teams in which use never begins' },
  { key: 'control', title: 'Controls' },
  { key: 'comparison', title: 'Comparisons' },
] as const;

/** Measures how reliably usage shows the start of an assistant's use and secret use by controls, and how usage affects comparisons. */
export const usage = cellBench({
  groups: GROUPS.map(({ key, title }) => ({ key, title, cells: USAGE_CELLS.filter(({ kind }) => kind === key) })),
  runs: 4000,
  shortRuns: 20,
  runCell: runUsageCell,
  row: usageRow,
  notes: [
    'Sources have 26 + 26 weeks, and 1 to 4 people are not distinguished. Shares in percent of the runs.',
    '“The same” people begin once and are active in 9 of 10 weeks; “changing” people are drawn each week.',
    'An S-curve begins in the week in which it reaches 10 % of its end; its weeks are those from 10 % to 90 %. In a pilot, two people use it from 10 weeks before the start on.',
    '“In range” also counts ranges that contain the true start, with two weeks on each side. A false start is more than 2 weeks from the true one.',
    '“Date doubted” counts reports which say that use began more than 2 weeks from the date that was entered.',
    'A secret control saves 30 %; in its use, 20 % of 40 people are active. Contaminated controls are left out of the comparison.',
    'Comparisons with and without usage are of the same simulated companies. Without “saved” in the name, the project has no effect.',
  ],
});
