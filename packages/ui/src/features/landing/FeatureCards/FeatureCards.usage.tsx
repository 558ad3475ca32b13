import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FeatureCards } from './FeatureCards.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'Below `LandingHero`, where a visitor asks how the product gets from a tracker to a proof.',
    'The three steps are told in the order in which the product does them.',
  ],
  whenNot: [
    'The result itself is shown. Use `SampleReportPreview`.',
    'Real figures of a report stand side by side. Use `MetricCards`.',
    'A running analysis says what it does. Use `LoadingPanel`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'Three columns from a tablet on, one column on a phone. Its texts are fixed.',
      parts: [
        { name: 'Number', purpose: 'The place of the step.' },
        { name: 'Title', purpose: 'What the product does.' },
        { name: 'Text', purpose: 'What that means, in one sentence.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Let it stand on the page itself. A thin line above each step is all the frame it needs.',
      example: () => <FeatureCards />,
    },
    {
      text: 'Leave the way in to the hero above: one main button for the page.',
      example: () => (
        <>
          <p>
            <Button variant="primary">Calculate Your ROI</Button>
          </p>
          <FeatureCards />
        </>
      ),
    },
  ],
  donts: [
    {
      text: 'In a card, three columns get too narrow and the lines double the frame.',
      example: () => (
        <Card>
          <FeatureCards />
        </Card>
      ),
    },
    {
      text: 'A second main button below competes with the first.',
      example: () => (
        <>
          <FeatureCards />
          <Button variant="primary">Get Started</Button>
        </>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is an ordered list, which gives the place of each step. The printed number is hidden from screen readers.',
    'Each title is an `h2`: it belongs on a page with an `h1`.',
  ],
};
