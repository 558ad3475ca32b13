import { emptyPost, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
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
    {
      text: 'Show the cards also where a figure is missing. A dash stands for it, with the reason.',
      example: () => <MetricCards report={emptyPost} />,
    },
  ],
  donts: [
    {
      text: 'A figure without its doubt passes for a result.',
      example: () => (
        <Card>
          <h4>Time Savings</h4>
          <p>6.3%</p>
        </Card>
      ),
    },
    {
      text: 'Cards that are left out hide that nothing was measured.',
      example: () => 'No headline figures.',
    },
  ],
  isWide: true,
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
