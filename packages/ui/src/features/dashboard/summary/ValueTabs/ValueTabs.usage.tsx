import { clearWin, emptyPost } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { PeriodCard } from '../PeriodCard/PeriodCard.tsx';
import { ValueTabs } from './ValueTabs.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page shows the charts of a report: what was saved, and how the periods before and after adoption compare.',
    'It has the width of a page. The charts of a view stand side by side where there is room.',
  ],
  whenNot: ['You need a single chart. Use `ReportChart`.', 'You need tabs with content of your own. Use `Tabs`.'],
  anatomy: [
    {
      name: 'ValueTabs',
      purpose: '`Tabs` with two views. It opens with the first.',
      parts: [
        {
          name: 'Summary of Value Impact',
          purpose: 'Cumulative savings, weekly hours and weekly tickets, each in a `Card`, with a note on the weeks.',
        },
        {
          name: 'Productivity Comparison',
          purpose: 'Hours and tickets before and after, and a `PeriodCard` for each period.',
        },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the report as it came: a view without data says why its chart is empty.',
      example: () => <ValueTabs report={emptyPost} />,
    },
    {
      text: 'Repeat a figure of the second view with the card that it is made of.',
      example: () => <PeriodCard side="post" metrics={clearWin.summary_metrics.post_claude} />,
    },
  ],
  donts: [
    {
      text: 'Tabs that are left out where there is no data look like a page that failed.',
      example: () => <p>There are no charts.</p>,
    },
    {
      text: 'Averages without their periods cannot be checked.',
      example: () => <p>2.9 hours per ticket</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to the selected tab, then into its panel.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Shows the other view.' },
    { keys: ['Home', 'End'], does: 'Shows the first view, or the second.' },
  ],
  accessibility: [
    'The list of tabs is named "Charts"; the selected tab has `aria-selected`.',
    'Each chart is a figure with a title and its values as a table for screen readers.',
    'On paper the selected view is printed, and the name of the other is left out.',
  ],
};
