import type { Usage } from '#storybook/usage.ts';
import { growingRuns, projectOf } from '../../../testing/historyRuns.ts';
import { HistoryChart } from './HistoryChart.tsx';

const { chart } = projectOf(growingRuns);

export const usage: Usage = {
  status: 'internal',
  when: [
    'Several reports of one project are compared, and the question is how its change became visible.',
    'Runs were made with different methods or costs. A line marks where figures were measured differently.',
  ],
  whenNot: [
    'The weeks of a single report are drawn. Use `WeeklyHours`.',
    'The effect since adoption is compared with other teams. Use `ComparisonPanel`.',
    'One estimate is drawn beside its sentence. Use `IntervalBar`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Takes its name from the title.',
      parts: [
        { name: 'Legend', purpose: 'Names the shapes that occur, and the line where the measurement changed.' },
        {
          name: 'Plot',
          purpose:
            'A shape for each run with its interval. A run without an interval stands at the foot, an arrow marks an interval that is cut off.',
        },
        { name: 'Note', purpose: 'How the drawing is read.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Draw runs with too little data as well. They show when the evidence began.',
      example: () => <HistoryChart chart={chart} />,
    },
    {
      text: 'Put the table of runs below it: the plot itself is not read out.',
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
      text: 'Only the runs with a gain tell a history that did not happen.',
      example: () => <HistoryChart chart={projectOf(growingRuns.slice(2)).chart} />,
    },
    {
      text: 'Alone, it gives nothing to those who do not see it.',
      example: () => <HistoryChart chart={chart} />,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The plot is hidden from screen readers. Each run has a row in the table beside it.',
    'Kinds of runs differ in shape as well as in color.',
    'Runs follow each other from left to right in every language of the page.',
  ],
  decisions: [20],
};
