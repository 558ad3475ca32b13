import { useId } from 'react';
import type { UsagePage } from '#storybook/usage.ts';
import { theme } from '../../theme/index.ts';
import { Card } from './Card.tsx';

function NamedCard() {
  const titleId = useId();
  return (
    <Card render={<section />} aria-labelledby={titleId}>
      <h3 id={titleId}>Prove value</h3>
      <p>Live, executive-ready ROI metrics and reports.</p>
    </Card>
  );
}

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Some content is separate from the rest of the page, such as a preview, or a chart with its values.',
    'Several things of the same kind are side by side.',
  ],
  whenNot: [
    'The content is inside another card. Divide with white space or a hairline.',
    'The content is one figure of the report. Use `MetricCard`.',
    'Most readers skip the content. Use `Collapsible`.',
  ],
  anatomy: [{ name: 'Card', purpose: 'A `div` with a hairline, a shadow and padding. `render` replaces the element.' }],
  dos: [
    {
      text: 'Divide the inside with a hairline.',
      example: () => (
        <Card>
          <p>Before: 9.7 h per ticket</p>
          <hr style={{ width: '100%', border: 0, borderTop: `1px solid ${theme.color.hairline}` }} />
          <p>After: 7.4 h per ticket</p>
        </Card>
      ),
    },
    { text: 'Make it a `section` that is named by its heading.', example: NamedCard },
  ],
  donts: [
    {
      text: 'Nested cards waste width on borders and padding.',
      example: () => (
        <Card>
          <Card>Before: 9.7 h per ticket</Card>
          <Card>After: 7.4 h per ticket</Card>
        </Card>
      ),
    },
    {
      text: 'Bold text is not a heading: screen reader users cannot navigate to it.',
      example: () => (
        <Card>
          <strong>Prove value</strong>
          <p>Live, executive-ready ROI metrics and reports.</p>
        </Card>
      ),
    },
  ],
  keyboard: 'The card does not take focus. Its content does as usual.',
  accessibility: [
    'It has no role. With `render={<section />}` and `aria-labelledby` it becomes a named region.',
    'A word that is wider than the card wraps.',
    'In print, it has no shadow and is not split by a page break if it fits on a page.',
  ],
};
