import type { Usage } from '#storybook/usage.ts';
import { MetricValue } from './MetricValue.tsx';

const reason = 'No measured ticket in this period';

export const usage: Usage = {
  status: 'internal',
  when: ['A figure in a cell or a sentence may be missing.'],
  whenNot: ['The figure is alone on a card. Use `MetricCard`.', 'A whole section has no data. Use `EmptyState`.'],
  anatomy: [
    {
      name: 'MetricValue',
      purpose: 'Plain text without an element. For a missing figure, a dash with its reason.',
    },
  ],
  dos: [{ text: 'Say why a figure is missing.', example: () => <MetricValue text="—" reason={reason} /> }],
  donts: [
    { text: 'A zero suggests that something was measured.', example: () => <MetricValue text="0.0" reason={reason} /> },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The dash is hidden from screen readers, which read the reason instead.',
    'The reason is also the title, which is shown on hover.',
  ],
};
