import type { UsagePage } from '#storybook/usage.ts';
import { Skeleton } from './Skeleton.tsx';

const wide = { display: 'grid', gap: '0.75rem', width: '16rem', maxWidth: '100%' };

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Content of known size is loading: nothing below it moves when it arrives.',
    'The reader should see the structure of the page, such as a row of cards.',
  ],
  whenNot: [
    'The size of the content is not known. Use `Spinner`.',
    'The share of the work is known. Use `Progress`.',
    'Loading has finished without content. Use `EmptyState`.',
  ],
  anatomy: [{ name: 'Bar', purpose: 'A pulsing block with the size of the content.' }],
  dos: [
    {
      text: 'Give each bar the size of the content that replaces it.',
      example: () => (
        <div style={wide}>
          <Skeleton width="6rem" height="0.875rem" />
          <Skeleton width="10rem" height="3rem" />
        </div>
      ),
    },
    {
      text: 'Say elsewhere, as text, what is loading.',
      example: () => (
        <div style={wide}>
          <output>Loading dashboard data...</output>
          <Skeleton height="3rem" />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: 'The page jumps when a figure of 48 px replaces a line of text.',
      example: () => (
        <div style={wide}>
          <Skeleton />
          <Skeleton />
        </div>
      ),
    },
    {
      text: 'Without text, screen readers announce nothing.',
      example: () => (
        <div style={wide}>
          <Skeleton height="3rem" />
        </div>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'It is hidden from screen readers. Text elsewhere has to say what is loading.',
    'With reduced motion, it does not pulse.',
    'In forced-colors mode, an outline replaces the background.',
  ],
};
