import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { weeklyTicketsChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from './ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Readers want to see how many tickets were closed in each week, and in which weeks none were.',
    'It stands beside `WeeklyHours`: a week with few tickets explains an average that stands out.',
  ],
  whenNot: [
    'One rate for each period is enough. Use `TasksPerWeek`.',
    'The time that tickets took matters. Use `WeeklyHours`.',
  ],
  anatomy: [
    {
      name: 'Figure',
      purpose: 'Takes its name from the title.',
      parts: [
        { name: 'Title and finding', purpose: 'What is drawn, and what it shows in a sentence.' },
        { name: 'Legend', purpose: 'Says which mark is before and which is after adoption.' },
        {
          name: 'Drawing',
          purpose:
            'A line for each period with its average, and a marker at the week of adoption. Its height is reserved before it is fetched.',
        },
        { name: 'Values', purpose: 'The same figures as a table, folded in. They are left out if nothing is drawn.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Set `legend`: before and after are in one plot.',
      example: () => <ReportChart report={clearWin} chart={weeklyTicketsChart} legend />,
    },
    {
      text: 'Keep weeks without a ticket. They are zero, and they lower the average.',
      example: () => <ReportChart report={gaps} chart={weeklyTicketsChart} legend />,
    },
  ],
  donts: [
    {
      text: 'Without a legend the reader has to guess which line is which.',
      example: () => <ReportChart report={clearWin} chart={weeklyTicketsChart} />,
    },
    {
      text: 'A rate of the busy weeks alone hides the weeks in which nothing was closed.',
      example: () => <p>4.4 tickets in an average week with tickets</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The drawing is an image with title and finding as its name. What is inside it is not read out.',
    'The finding says of how many weeks each average is.',
    'Time runs from left to right in every language of the page.',
  ],
  decisions: [5, 6],
};
