import { emptyPost, noDetectableChange } from '@roi-insight/contracts/fixtures';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from './ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A report shows how its gross savings add up week by week: the first five weeks after adoption.',
    'The saving may be chance. The finding above the drawing then says so.',
  ],
  whenNot: [
    'The licenses are to be paid from it. Use `BridgePanel` for the net.',
    'Hours or tickets are compared week by week. Use `WeeklyHours` or `WeeklyTickets`.',
    'One sum is enough. Use `MetricCard`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Takes its name from the title.',
      parts: [
        { name: 'Title and finding', purpose: 'What is drawn, and what it shows in a sentence.' },
        {
          name: 'Drawing',
          purpose:
            'An area from zero, above it for savings and below it for losses. Its height is reserved before it is fetched.',
        },
        { name: 'Values', purpose: 'The same figures as a table, folded in. They are left out if nothing is drawn.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Keep the finding with the drawing. Here it adds that the sum may be chance.',
      example: () => <ReportChart report={noDetectableChange} chart={cumulativeSavingsChart} />,
    },
    {
      text: 'Show it for a report without a sum as well: it keeps its height and gives the reason.',
      example: () => <ReportChart report={emptyPost} chart={cumulativeSavingsChart} />,
    },
  ],
  donts: [
    {
      text: 'A sum without its doubt is quoted as a result.',
      example: () => <p>Saved in the first five weeks: $4,453</p>,
    },
    {
      text: 'A report with a gap leaves the reader to guess whether something failed.',
      example: () => <p>Charts are not available.</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The drawing is an image with title and finding as its name. What is inside it is not read out.',
    'Savings and losses differ by their side of zero, not by color.',
    'Time runs from left to right in every language of the page.',
  ],
  decisions: [5, 17],
};
