import preview from '#storybook/preview.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Primitives/Card', component: Card });

/** Where something is separate from the rest of the page. */
export const Ready = meta.story({
  tags: ['state:ready'],
  render: () => (
    <Card render={<section />} aria-label="Prove value" style={{ maxWidth: '20rem' }}>
      Live, executive-ready ROI metrics and reports.
    </Card>
  ),
});

/** When a word is longer than the card is wide: it breaks instead of leaving the card. */
export const LongWord = meta.story({
  tags: ['state:edge'],
  render: () => <Card style={{ maxWidth: '14rem' }}>Produktivitätssteigerungsmessungsergebnisübersicht</Card>,
});
