import preview from '#storybook/preview.tsx';
import { Card } from './Card.tsx';

const meta = preview.meta({ title: 'Primitives/Card', component: Card });

/** When content should be separate from the rest of the page. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  render: () => (
    <Card render={<section />} aria-label="Prove value" style={{ maxWidth: '20rem' }}>
      Live, executive-ready ROI metrics and reports.
    </Card>
  ),
});

/** When a word is longer than the card is wide: it wraps instead of overflowing. */
export const LongWord = meta.story({
  tags: ['state:edge'],
  render: () => <Card style={{ maxWidth: '14rem' }}>Produktivitätssteigerungsmessungsergebnisübersicht</Card>,
});
