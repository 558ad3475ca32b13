import type { Usage } from '#storybook/usage.ts';
import { Progress } from './Progress.tsx';

const wide = { width: '20rem', maxWidth: '100%' };

export const usage: Usage = {
  status: 'stable',
  when: [
    'Work goes on and its share is known, such as tickets that are being read.',
    'The reader goes through a known number of steps.',
  ],
  whenNot: [
    'The end is not known. Use `Spinner`.',
    'The page keeps the place of content that is loading. Use `Skeleton`.',
    'The work that a button started takes a moment. Set `loading` of `Button`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'What is progressing.' },
    { name: 'Percentage', purpose: 'The `valueText`, at the end of the line of the label.' },
    { name: 'Track', purpose: 'The whole.', parts: [{ name: 'Bar', purpose: 'What is done.' }] },
  ],
  dos: [
    {
      text: 'Name the work that goes on.',
      example: () => (
        <div style={wide}>
          <Progress label="Reading the histories of 4,210 tickets" value={34} valueText="34%" />
        </div>
      ),
    },
    {
      text: 'Let the label count the steps.',
      example: () => (
        <div style={wide}>
          <Progress label="Step 1 of 2" value={50} />
        </div>
      ),
    },
  ],
  donts: [
    {
      text: '"Please wait" does not say for what.',
      example: () => (
        <div style={wide}>
          <Progress label="Please wait" value={34} valueText="34%" />
        </div>
      ),
    },
    {
      text: 'A percentage of two steps is more exact than what it counts.',
      example: () => (
        <div style={wide}>
          <Progress label="Step 1 of 2" value={50} valueText="50%" />
        </div>
      ),
    },
  ],
  keyboard: 'Nothing in it takes the focus.',
  accessibility: [
    'The track has the role `progressbar`, is named by the label and has the value as `aria-valuenow`.',
    'The `valueText` is hidden from screen readers, which have the value from the track.',
    'It is not a live region. Announce the end of the work elsewhere, such as with an `Alert`.',
    'With forced colors the bar stays visible, since it is a border.',
  ],
};
