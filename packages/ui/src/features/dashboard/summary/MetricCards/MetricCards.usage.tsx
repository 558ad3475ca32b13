import { emptyPost, noDetectableChange } from '@roi-insight/contracts/fixtures';
import type { Usage } from '#storybook/usage.ts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { MetricCards } from './MetricCards.tsx';

export const usage: Usage = {
  status: 'stable',
  when: [
    'A page shows all headline figures of a report.',
    'Each figure has to say when the evidence does not support it.',
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
      text: 'Pass the report unchanged. Figures that may be chance are muted and say so.',
      example: () => <MetricCards report={noDetectableChange} />,
    },
    {
      text: 'Also show a card whose figure is missing. It has a dash and the reason.',
      example: () => <MetricCards report={emptyPost} />,
    },
  ],
  donts: [
    {
      text: 'Without its caveat, a figure passes for a result.',
      example: () => (
        <Card>
          <h4>Time Savings</h4>
          <p>6.3%</p>
        </Card>
      ),
    },
    {
      text: 'Leaving out cards hides that nothing was measured.',
      example: () => 'No headline figures.',
    },
  ],
  isWide: true,
  keyboard: [
    { keys: ['Tab'], does: 'Moves focus from card to card, if they have a calculation.' },
    { keys: ['Enter', 'Space'], does: 'Flips the card.' },
  ],
  accessibility: [
    'The section is named "Headline figures".',
    'The figures count up when the report changes; screen readers get the final values immediately.',
  ],
  decisions: [14],
};
