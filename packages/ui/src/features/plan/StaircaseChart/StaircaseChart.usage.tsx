import { createFormats, defaultBrand, planStaircase } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { storyOutline, storyPlan } from '../../../testing/plan/storyPlan.ts';
import { StaircaseChart } from './StaircaseChart.tsx';

const formats = createFormats(defaultBrand);

export const usage: Usage = {
  status: 'beta',
  when: ['Show which teams start when, before and after the draw of a plan.'],
  whenNot: [
    'The reader asks how much a plan can find. Use `PowerCurve`.',
    'The plan was carried out and has a result. Use the report on the plan.',
  ],
  anatomy: [
    {
      name: 'StaircaseChart',
      purpose: 'A `figure` that is named by its title.',
      parts: [
        { name: 'Legend', purpose: 'What hatched, growing and full bars mean.' },
        { name: 'Scale', purpose: 'The weeks as dates, and the day of the report as a line through all rows.' },
        { name: 'Rows', purpose: 'A list: the name of the team, its bar, and the day of its start.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show the real names after the draw.',
      example: () => (
        <StaircaseChart title="Who starts when" staircase={planStaircase(formats, storyPlan.terms, storyPlan.order)} />
      ),
    },
    {
      text: 'Show places instead of names before the draw.',
      example: () => <StaircaseChart title="Who starts when" staircase={planStaircase(formats, storyOutline, null)} />,
    },
  ],
  donts: [
    {
      text: 'Do not pass names before the draw: readers would take the order of the list for the order of the starts.',
      example: () => <code>{'planStaircase(formats, outline, teamsByName)'}</code>,
    },
    {
      text: 'Do not set `isNew` when the page is opened again: the order was drawn once.',
      example: () => <code>{'<StaircaseChart isNew … />'}</code>,
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The rows are a list: each item is read as the name of a team and the day of its start.',
    'Bars, scale and lines are hidden from screen readers, because the list has the same dates.',
    'Forced-colors mode keeps the bars as borders. With reduced motion, the draw does not move.',
  ],
};
