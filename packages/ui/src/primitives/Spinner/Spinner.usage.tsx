import type { Usage } from '#storybook/usage.ts';
import { Spinner } from './Spinner.tsx';

const line = { display: 'flex', alignItems: 'center', gap: '0.5rem' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'Something goes on and nobody knows when it ends.',
    'A line of text says what goes on, and has to look alive.',
  ],
  whenNot: [
    'The share of the work is known. Use `Progress`.',
    'The size of what comes is known. Use `Skeleton`, which keeps its place.',
    'A button started it. Set `loading` of `Button`, which has a spinner.',
  ],
  anatomy: [
    { name: 'Ring', purpose: 'Turns, in the color of the text around it.' },
    { name: 'Label', purpose: 'For screen readers only, if it is set.' },
  ],
  dos: [
    {
      text: 'Leave out the label where the text beside it says what goes on.',
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
      text: 'Three rings that turn side by side draw the eye to all of them.',
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
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'With a `label` it has the role `status` and the label as hidden text. Without one screen readers skip it.',
    'With reduced motion it turns once in three seconds instead of 0.9.',
    'The ring has the color of the text, so it is as easy to see as the words beside it.',
  ],
};
