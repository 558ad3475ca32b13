import { clearWin, emptyPost } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { PeriodCard } from '../PeriodCard/PeriodCard.tsx';
import { ValueTabs } from './ValueTabs.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page shows the charts of a report: the savings, and the comparison of the periods before and after adoption.',
    'It spans the width of the page. Charts are side by side if there is space.',
  ],
  whenNot: ['You need a single chart. Use `ReportChart`.', 'You need tabs with your own content. Use `Tabs`.'],
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
      text: 'Pass the report unchanged: a view without data says why its chart is empty.',
      example: () => <ValueTabs report={emptyPost} />,
    },
    {
      text: 'When you quote a figure of the second view, repeat the card behind it.',
      example: () => <PeriodCard side="post" metrics={clearWin.summary_metrics.post_claude} />,
    },
  ],
  donts: [
    {
      text: 'Leaving out tabs without data makes the page look broken.',
      example: () => <p>There are no charts.</p>,
    },
    {
      text: 'Averages without their periods cannot be checked.',
      example: () => <p>2.9 hours per ticket</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to the selected tab, then into its panel.' },
    { keys: ['ArrowLeft', 'ArrowRight'], does: 'Shows the other view.' },
    { keys: ['Home', 'End'], does: 'Shows the first view, or the second.' },
  ],
  accessibility: [
    'The list of tabs is named "Charts"; the selected tab has `aria-selected`.',
    'Each chart is a figure with a title and a table of its values.',
    'Printing includes the selected view only, without the name of the other.',
  ],
};
