import { clearWin, slower } from '@roi-insight/contracts/fixtures';
import { hoursComparisonChart } from '@roi-insight/report-text';
import type { Usage } from '#storybook/usage.ts';
import { ReportChart } from './ReportChart.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'Two averages answer the question: the hours that a ticket took before and after adoption.',
    'It stands beside `TasksPerWeek`, so that time per ticket is read together with how much was done.',
  ],
  whenNot: [
    'The weeks matter, for instance because of a trend before adoption. Use `WeeklyHours`.',
    'The question is whether the difference is real. Use `EvidencePanel`.',
    'More than the hours is compared. Use `PeriodCard` for each period.',
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
      text: 'Let the bars carry their own names. They need no legend.',
      example: () => <ReportChart report={clearWin} chart={hoursComparisonChart} />,
    },
    {
      text: 'Leave the sentence to the finding. It is computed from the values as they are shown.',
      example: () => <ReportChart report={slower} chart={hoursComparisonChart} />,
    },
  ],
  donts: [
    {
      text: 'A legend repeats the names below the bars, with marks that the drawing does not have.',
      example: () => <ReportChart report={clearWin} chart={hoursComparisonChart} legend />,
    },
    {
      text: 'A sentence of your own may claim what the bars do not show.',
      example: () => (
        <>
          <p>Tickets are finished faster since adoption.</p>
          <ReportChart report={slower} chart={hoursComparisonChart} />
        </>
      ),
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus to "Show values" and, once they are open, to the table.' },
    { keys: ['Enter', 'Space'], does: 'Shows and hides the values.' },
    { keys: ['ArrowUp', 'ArrowDown'], does: 'Scrolls the table when it has the focus.' },
  ],
  accessibility: [
    'The drawing is an image with title and finding as its name. What is inside it is not read out.',
    'Each bar has its value and its name as text: color is not needed to distinguish them.',
    'The title contains the name of the assistant, as the brand gives it.',
  ],
  decisions: [5],
};
