import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { weeklyHoursChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from './ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader wants to see the weeks behind the two averages: their spread, a trend, an exception.',
    'Weeks may have no measured ticket. The chart leaves them out, and no line crosses them.',
  ],
  whenNot: [
    'Two averages are enough. Use `HoursComparison`.',
    'Other teams in the same weeks are shown as well. Use `ComparisonPanel`.',
    'The number of tickets matters, not their time. Use `WeeklyTickets`.',
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
      example: () => <ReportChart report={clearWin} chart={weeklyHoursChart} legend />,
    },
    {
      text: 'Leave weeks without a measured ticket empty. The values below name those that count.',
      example: () => <ReportChart report={gaps} chart={weeklyHoursChart} legend />,
    },
  ],
  donts: [
    {
      text: 'Without a legend the reader has to guess which line is which.',
      example: () => <ReportChart report={clearWin} chart={weeklyHoursChart} />,
    },
    { text: 'An average of nothing is not zero hours.', example: () => <p>Week of Sep 15: 0 hours per ticket</p> },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The drawing is an image with title and finding as its name. What is inside it is not read out.',
    'The table says for each week to which period it belongs, and of how many tickets its hours are the average.',
    'Time runs from left to right in every language of the page.',
  ],
  decisions: [5, 6],
};
