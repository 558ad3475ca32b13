import type { Usage } from '#storybook/usage.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FeatureCards } from './FeatureCards.tsx';

export const usage: Usage = {
  status: 'internal',
  when: [
    'Below `LandingHero`, where a visitor asks how the product gets from a tracker to proof.',
    'The three steps are in the order in which the product takes them.',
  ],
  whenNot: [
    'The result itself is shown. Use `SampleReportPreview`.',
    'Figures of a real report are shown side by side. Use `MetricCards`.',
    'A running analysis shows its progress. Use `LoadingPanel`.',
  ],
  anatomy: [
    {
      name: 'List',
      purpose: 'Three columns on a tablet and wider, one column on a phone. Its texts are fixed.',
      parts: [
        { name: 'Number', purpose: 'The number of the step.' },
        { name: 'Title', purpose: 'What the product does.' },
        { name: 'Text', purpose: 'What that means, in one sentence.' },
      ],
    },
  ],
  dos: [
    {
      text: 'Place it directly on the page. A thin line above each step is enough of a frame.',
      example: () => <FeatureCards />,
    },
    {
      text: 'Leave the main button to the hero above: one per page.',
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
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is an ordered list, which numbers the steps. The displayed number is hidden from screen readers.',
    'Each title is an `h2`: it belongs on a page with an `h1`.',
  ],
};
