import { emptyPost, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from '../ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report shows how its gross savings add up week by week: the first five weeks after adoption.',
    'The saving may be chance. The finding above the plot then says so.',
  ],
  whenNot: [
    'License costs matter. Use `BridgePanel` for the net.',
    'Hours or tickets are compared week by week. Use `WeeklyHours` or `WeeklyTickets`.',
    'A single total is enough. Use `MetricCard`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Named by its title.',
      parts: [
        { name: 'Title and finding', purpose: 'What the chart shows, and its result in one sentence.' },
        {
          name: 'Drawing',
          purpose:
            'An area that starts at zero: above zero for savings, below for losses. Its height is reserved while its code loads.',
        },
        { name: 'Values', purpose: 'The same figures as a table, collapsed at first. Omitted if nothing is drawn.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep the finding with the plot. Here it adds that the sum may be chance.',
      example: () => <ReportChart report={noDetectableChange} chart={cumulativeSavingsChart} />,
    },
    {
      text: 'Also show it for a report without a sum: it keeps its height and gives the reason.',
      example: () => <ReportChart report={emptyPost} chart={cumulativeSavingsChart} />,
    },
  ],
  donts: [
    {
      text: 'Without its caveat, a sum is quoted as a result.',
      example: () => <p>Saved in the first five weeks: $4,453</p>,
    },
    {
      text: 'A report with a gap leaves the reader to guess whether something failed.',
      example: () => <p>Charts are not available.</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The chart is an image, named by its title and finding. Screen readers do not read its contents.',
    'Savings and losses differ by their side of zero, not only by color.',
    'Time runs from left to right in every page language.',
  ],
  decisions: [5, 17],
};
