import { clearWin, emptyPost } from '@roi-insight/contracts/fixtures';
import { hoursComparisonChart, tasksPerWeekChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from '../ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Readers ask whether more was done: tasks per week in each period.',
    'The periods differ in length, so their totals cannot be compared.',
  ],
  whenNot: [
    'Single weeks or gaps between them matter. Use `WeeklyTickets`.',
    'The question is how long a ticket takes. Use `HoursComparison`.',
    'Totals are read with hours and bugs of a period. Use `PeriodCard`.',
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
            'A bar for each period, starting at zero, with its value above it. Its height is reserved while its code loads.',
        },
        { name: 'Values', purpose: 'The same figures as a table, collapsed at first. Omitted if nothing is drawn.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Show it beside the hours per ticket. A team may take less time and finish less.',
      example: () => (
        <>
          <ReportChart report={clearWin} chart={hoursComparisonChart} />
          <ReportChart report={clearWin} chart={tasksPerWeekChart} />
        </>
      ),
    },
    {
      text: 'Keep a bar of zero: nothing completed since adoption is a finding.',
      example: () => <ReportChart report={emptyPost} chart={tasksPerWeekChart} />,
    },
  ],
  donts: [
    {
      text: 'Alone, it rewards quantity and says nothing about the time that a task took.',
      example: () => <ReportChart report={clearWin} chart={tasksPerWeekChart} />,
    },
    {
      text: 'Totals of periods with different lengths look like a change.',
      example: () => <p>Tasks completed: 1,193 before, 452 after</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The chart is an image, named by its title and finding. Screen readers do not read its contents.',
    'Each bar has its value and its name as text: color is not needed to distinguish them.',
    'The bars include open tasks. The finding says so and gives the number of completed ones.',
  ],
  decisions: [5],
};
