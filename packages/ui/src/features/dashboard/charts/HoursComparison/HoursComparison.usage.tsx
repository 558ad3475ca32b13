import { clearWin, slower } from '@roi-insight/contracts/fixtures';
import { hoursComparisonChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from '../ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Two averages answer the question: the hours that a ticket took before and after adoption.',
    'It is placed beside `TasksPerWeek`, so that time per ticket is read together with output.',
  ],
  whenNot: [
    'Single weeks matter, for example because of a trend before adoption. Use `WeeklyHours`.',
    'The question is whether the difference is real. Use `EvidencePanel`.',
    'More than the hours is compared. Use `PeriodCard` for each period.',
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
      text: 'Label the bars directly. They need no legend.',
      example: () => <ReportChart report={clearWin} chart={hoursComparisonChart} />,
    },
    {
      text: 'Let the finding say it: it is computed from the displayed values.',
      example: () => <ReportChart report={slower} chart={hoursComparisonChart} />,
    },
  ],
  donts: [
    {
      text: 'A legend repeats the names below the bars, with marks that the plot does not have.',
      example: () => <ReportChart report={clearWin} chart={hoursComparisonChart} legend />,
    },
    {
      text: 'Your own sentence may claim something that the bars do not show.',
      example: () => (
        <>
          <p>Tickets are finished faster since adoption.</p>
          <ReportChart report={slower} chart={hoursComparisonChart} />
        </>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The chart is an image, named by its title and finding. Screen readers do not read its contents.',
    'Each bar has its value and its name as text: color is not needed to distinguish them.',
    'The title contains the name of the assistant, as the brand gives it.',
  ],
  decisions: [5],
};
