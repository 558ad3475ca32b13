import { noDetectableChange, tooLittleData } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { MetricCards } from './MetricCards.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page shows the four headline figures of a report: time savings, hours saved, cost savings and the annual projection.',
    'The figures have to say themselves when the evidence does not support them.',
  ],
  whenNot: ['One of them is enough. Use `MetricCard`.', 'The page leads with the answer in money. Use `AnswerStrip`.'],
  anatomy: [
    {
      name: 'MetricCards',
      purpose: 'A `section` with a hidden title.',
      parts: [
        { name: 'MetricCard', purpose: 'One for each figure. Order, icon, tone and doubt follow from the report.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Pass the report as it came. Figures that chance may explain are muted and say so.',
      example: () => <MetricCards report={noDetectableChange} />,
    },
  ],
  donts: [
    {
      text: 'Cards that are left out where a figure is missing hide that nothing was measured. Show the dash.',
      example: () => <MetricCards report={tooLittleData} />,
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves the focus from card to card, if they have a calculation.' },
    { keys: ['Enter', 'Space'], does: 'Turns the card over, and back.' },
  ],
  accessibility: [
    'The section is named "Headline figures".',
    'The figures count up when the report changes; screen readers get the final values at once.',
  ],
  decisions: [14],
};
