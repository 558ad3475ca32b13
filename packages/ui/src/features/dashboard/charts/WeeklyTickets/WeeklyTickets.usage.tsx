import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { weeklyTicketsChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from '../ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Readers want to see how many tickets were closed each week, including the weeks with no tickets.',
    'It is placed beside `WeeklyHours`: a week with few tickets explains an unusual average.',
  ],
  whenNot: [
    'One rate for each period is enough. Use `TasksPerWeek`.',
    'The time that tickets took matters. Use `WeeklyHours`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Named by its title.',
      parts: [
        { name: 'Title and finding', purpose: 'What the chart shows, and its result in one sentence.' },
        { name: 'Legend', purpose: 'Shows which mark is before adoption and which is after.' },
        {
          name: 'Drawing',
          purpose:
            'A line for each period with its average, and a marker at the week of adoption. Its height is reserved while its code loads.',
        },
        { name: 'Values', purpose: 'The same figures as a table, collapsed at first. Omitted if nothing is drawn.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Set `legend`: before and after are in one plot.',
      example: () => <ReportChart report={clearWin} chart={weeklyTicketsChart} legend />,
    },
    {
      text: 'Keep weeks without a ticket. They count as zero and lower the average.',
      example: () => <ReportChart report={gaps} chart={weeklyTicketsChart} legend />,
    },
  ],
  donts: [
    {
      text: 'Without a legend the reader has to guess which line is which.',
      example: () => <ReportChart report={clearWin} chart={weeklyTicketsChart} />,
    },
    {
      text: 'An average of busy weeks only hides the weeks in which nothing was closed.',
      example: () => <p>4.4 tickets in an average week with tickets</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The chart is an image, named by its title and finding. Screen readers do not read its contents.',
    'The finding gives the number of weeks behind each average.',
    'Time runs from left to right in every page language.',
  ],
  decisions: [5, 6],
};
