import type { UsagePage } from '#storybook/usage.ts';
import { Spinner } from './Spinner.tsx';

const line = { display: 'flex', alignItems: 'center', gap: '0.5rem' };

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Work is in progress and its end is not known.',
    'A line of text names the work, and should show that it continues.',
  ],
  whenNot: [
    'The share of the work is known. Use `Progress`.',
    'The size of the content is known. Use `Skeleton`, which reserves its space.',
    'A button started it. Set `loading` of `Button`, which has a spinner.',
  ],
  anatomy: [
    { name: 'Ring', purpose: 'Rotates, in the text color.' },
    { name: 'Label', purpose: 'For screen readers only, if it is set.' },
  ],
  dos: [
    {
      text: 'Omit the label if the text beside it names the work.',
      example: () => (
        <p style={line}>
          <Spinner /> Reading tickets...
        </p>
      ),
    },
    {
      text: 'Show one for everything that is loaded together.',
      example: () => (
        <p style={line}>
          <Spinner size={24} /> Loading dashboard data...
        </p>
      ),
    },
  ],
  donts: [
    {
      text: 'Screen readers read the same words twice.',
      example: () => (
        <p style={line}>
          <Spinner label="Reading tickets..." /> Reading tickets...
        </p>
      ),
    },
    {
      text: 'Three spinners side by side compete for attention.',
      example: () => (
        <>
          <p style={line}>
            <Spinner /> Loading savings...
          </p>
          <p style={line}>
            <Spinner /> Loading hours...
          </p>
          <p style={line}>
            <Spinner /> Loading evidence...
          </p>
        </>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'With a `label` it has the role `status` and the label as hidden text. Without one, screen readers skip it.',
    'With reduced motion, it rotates once in 3 seconds instead of 0.9.',
    'The ring inherits the text color, so it has the same contrast as the text beside it.',
  ],
};
