import { clearWin, gaps } from '@roi-insight/contracts/fixtures';
import { weeklyHoursChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from '../ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A reader wants to see the weeks behind the two averages: their spread, a trend, an exception.',
    'Weeks may have no measured ticket. The chart leaves them out, and no line crosses them.',
  ],
  whenNot: [
    'Two averages are enough. Use `HoursComparison`.',
    'Other teams in the same weeks are also shown. Use `ComparisonPanel`.',
    'The number of tickets matters, not their time. Use `WeeklyTickets`.',
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
      example: () => <ReportChart report={clearWin} chart={weeklyHoursChart} legend />,
    },
    {
      text: 'Leave weeks without a measured ticket empty. The values below list the others.',
      example: () => <ReportChart report={gaps} chart={weeklyHoursChart} legend />,
    },
  ],
  donts: [
    {
      text: 'Without a legend the reader has to guess which line is which.',
      example: () => <ReportChart report={clearWin} chart={weeklyHoursChart} />,
    },
    {
      text: 'A week without tickets does not average zero hours.',
      example: () => <p>Week of Sep 15: 0 hours per ticket</p>,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The chart is an image, named by its title and finding. Screen readers do not read its contents.',
    'For each week, the table gives its period and the number of tickets behind its average.',
    'Time runs from left to right in every page language.',
  ],
  decisions: [5, 6],
};
