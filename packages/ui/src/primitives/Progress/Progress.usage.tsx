import type { UsagePage } from '#storybook/usage.ts';
import { Progress } from './Progress.tsx';

const wide = { width: '20rem', maxWidth: '100%' };

export const usage: UsagePage = {
  status: 'stable',
  when: [
    'Work is in progress and its share is known, or will soon be, such as reading tickets.',
    'The reader goes through a known number of steps.',
  ],
  whenNot: [
    'The end will not be known. Use `Spinner`.',
    'The page reserves space for content that is loading. Use `Skeleton`.',
    'A button’s work takes a moment. Set `loading` of `Button`.',
  ],
  anatomy: [
    { name: 'Label', purpose: 'Names the work.' },
    { name: 'Percentage', purpose: 'The `valueText`, at the end of the label line.' },
    { name: 'Track', purpose: 'All of the work.', parts: [{ name: 'Bar', purpose: 'The completed share.' }] },
  ],
  dos: [
    {
      text: 'Name the work in progress.',
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
      text: '"Please wait" does not name the work.',
      example: () => (
        <div style={wide}>
          <Progress label="Please wait" value={34} valueText="34%" />
        </div>
      ),
    },
    {
      text: 'For two steps, a percentage is falsely precise.',
      example: () => (
        <div style={wide}>
          <Progress label="Step 1 of 2" value={50} valueText="50%" />
        </div>
      ),
    },
  ],
  keyboard: 'It contains nothing that takes focus.',
  accessibility: [
    'The track has the role `progressbar`, is named by the label, and has the value as `aria-valuenow`, which is absent while the end is not known.',
    'The `valueText` is hidden from screen readers, which read the value of the track.',
    'It is not a live region. Announce the end of the work elsewhere, such as with an `Alert`.',
    'In forced-colors mode, the bar stays visible, because it is a border.',
  ],
};
