import type { UsagePage } from '#storybook/usage.ts';
import { Alert } from '../../../primitives/Alert/Alert.tsx';
import { StatusIllustration } from './StatusIllustration.tsx';

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'A whole screen says that something is missing or failed.',
    'The text below it says what happened and what to do next.',
  ],
  whenNot: ['A part of a page failed. Use `Alert`.', 'A list or a chart has no data yet. Use `EmptyState`.'],
  anatomy: [
    {
      name: 'StatusIllustration',
      purpose: 'The logo as an SVG: without its dot for `missing`, with a broken line for `broken`.',
    },
  ],
  dos: [
    {
      text: 'Say below it what happened.',
      example: () => (
        <>
          <StatusIllustration kind="missing" />
          <p>This page does not exist.</p>
        </>
      ),
    },
    {
      text: 'Use `broken` for what failed on our side.',
      example: () => (
        <>
          <StatusIllustration kind="broken" />
          <p>Something went wrong on this page.</p>
        </>
      ),
    },
  ],
  donts: [
    { text: 'Alone, it has no meaning.', example: () => <StatusIllustration kind="missing" /> },
    {
      text: 'In an alert, it is more prominent than the message.',
      example: () => (
        <Alert tone="negative" title="The chart could not be loaded">
          <StatusIllustration kind="broken" />
        </Alert>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: ['It is hidden from screen readers: the text says the same.', 'It is not animated.'],
};
