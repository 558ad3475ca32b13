import { clearWin, emptyPost } from '@roi-insight/contracts/fixtures';
import { hoursComparisonChart, tasksPerWeekChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from './ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Readers ask whether more was done: tasks of each period, spread over its weeks.',
    'The periods differ in length, so that totals cannot be compared.',
  ],
  whenNot: [
    'Single weeks matter, or pauses between them. Use `WeeklyTickets`.',
    'The question is how long a ticket takes. Use `HoursComparison`.',
    'Totals are read with hours and bugs of a period. Use `PeriodCard`.',
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
            'A bar for each period, from zero, with its value above it. Its height is reserved before it is fetched.',
        },
        { name: 'Values', purpose: 'The same figures as a table, folded in. They are left out if nothing is drawn.' },
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
      text: 'Alone it praises quantity, which says nothing about the time that a task took.',
      example: () => <ReportChart report={clearWin} chart={tasksPerWeekChart} />,
    },
    {
      text: 'Totals of periods with different lengths look like a change.',
      example: () => <p>Tasks completed: 1,193 before, 452 after</p>,
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The drawing is an image with title and finding as its name. What is inside it is not read out.',
    'Each bar has its value and its name as text: color is not needed to distinguish them.',
    'Open tasks are part of the bars. The finding says so and gives the completed ones.',
  ],
  decisions: [5],
};
