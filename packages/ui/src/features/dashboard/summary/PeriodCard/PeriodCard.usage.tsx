import { clearWin, emptyPost } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { PeriodCard } from './PeriodCard.tsx';

const { pre_claude: pre, post_claude: post } = clearWin.summary_metrics;

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader compares the periods before and after adoption figure by figure.',
    'The page shows an average, and the number of tickets behind it has to be beside it.',
  ],
  whenNot: ['One figure should be read on its own. Use `MetricCard`.', 'Weeks are compared. Use `ReportChart`.'],
  anatomy: [
    {
      name: 'PeriodCard',
      purpose: 'A `Card` for one period.',
      parts: [
        { name: 'Title', purpose: 'Names the period, with the `PeriodMarker` that the charts use.' },
        { name: 'Lines', purpose: 'Tasks, completed, and the averages per task: days, hours and cost.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show both periods, the earlier one first.',
      example: () => (
        <div style={{ display: 'grid', gap: '1rem' }}>
          <PeriodCard side="pre" metrics={pre} />
          <PeriodCard side="post" metrics={post} />
        </div>
      ),
    },
    {
      text: 'Keep the card of a period without tickets: its averages are dashes with a reason.',
      example: () => <PeriodCard side="post" metrics={emptyPost.summary_metrics.post_claude} />,
    },
  ],
  donts: [
    {
      text: 'A single period cannot be compared with anything.',
      example: () => <PeriodCard side="post" metrics={post} />,
    },
    {
      text: 'A zero suggests that something was measured.',
      example: () => 'Avg Hours/Task 0.0h',
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is a section named by its title.',
    'A screen reader reads the reason where a figure is missing.',
    'The assistant’s name keeps its own writing direction.',
  ],
};
