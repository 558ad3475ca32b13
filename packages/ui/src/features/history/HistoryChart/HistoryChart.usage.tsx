import type { Usage } from '#storybook/usage.ts';
import { growingRuns, projectOf } from '../../../testing/historyRuns.ts';
import { HistoryChart } from './HistoryChart.tsx';

const { chart } = projectOf(growingRuns);

export const usage: Usage = {
  status: 'internal',
  when: [
    'Several reports of one project are compared, and the reader asks how its change became visible.',
    'Runs were made with different methods or costs. A line marks a change of the measurement.',
  ],
  whenNot: [
    'The weeks of a single report are shown. Use `WeeklyHours`.',
    'The effect since adoption is compared with other teams. Use `ComparisonPanel`.',
    'One estimate is drawn beside its sentence. Use `IntervalBar`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Named by its title.',
      parts: [
        { name: 'Legend', purpose: 'Names the symbols in the plot, and the line where the measurement changed.' },
        {
          name: 'Plot',
          purpose:
            'A symbol for each run with its interval. Runs without an interval are at the bottom; an arrow marks an interval that is cut off.',
        },
        { name: 'Note', purpose: 'How to read the plot.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Also show runs with too little data. They show when the evidence began.',
      example: () => <HistoryChart chart={chart} />,
    },
    {
      text: 'Put the table of runs below it: screen readers do not read the plot.',
      example: () => (
        <>
          <HistoryChart chart={chart} />
          <table>
            <thead>
              <tr>
                <th>Run</th>
                <th>Verdict</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>Nov 24, 2025</td>
                <td>Less time</td>
              </tr>
            </tbody>
          </table>
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'Showing only runs with a gain misrepresents the history.',
      example: () => <HistoryChart chart={projectOf(growingRuns.slice(2)).chart} />,
    },
    {
      text: 'Alone, it has nothing for screen readers.',
      example: () => <HistoryChart chart={chart} />,
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The plot is hidden from screen readers. Each run has a row in the table beside it.',
    'Kinds of runs differ in shape, not only in color.',
    'Runs are ordered from left to right in every page language.',
  ],
  decisions: [20],
};
