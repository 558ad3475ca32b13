import type { Usage } from '#storybook/usage.ts';
import { Skeleton } from './Skeleton.tsx';

const wide = { display: 'grid', gap: '0.75rem', width: '16rem', maxWidth: '100%' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'Content is loading and its size is known: what stands below does not move when it arrives.',
    'The reader should see what kind of page comes, such as a row of cards.',
  ],
  whenNot: [
    'The form of what comes is not known. Use `Spinner`.',
    'The share of the work is known. Use `Progress`.',
    'Loading is over and there is nothing. Use `EmptyState`.',
  ],
  anatomy: [{ name: 'Bar', purpose: 'A block as wide and high as the content, which gets paler and back.' }],
  dos: [
    {
      text: 'Give each bar the size of what takes its place.',
      example: () => (
        <div style={wide}>
          <Skeleton width="6rem" height="0.875rem" />
          <Skeleton width="10rem" height="3rem" />
        </div>
      ),
    },
    {
      text: 'Say in words, outside of it, what is loading.',
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
      text: 'Screen readers get nothing at all.',
      example: () => (
        <div style={wide}>
          <Skeleton height="3rem" />
        </div>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'It is hidden from screen readers. Words elsewhere have to say what is loading.',
    'With reduced motion it stands still.',
    'With forced colors an outline replaces the fill.',
  ],
};
