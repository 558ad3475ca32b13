import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../testing/storyChrome.ts';
import { LoadingScreen } from './LoadingScreen.tsx';

const meta = preview.meta({
  title: 'Screens/LoadingScreen',
  component: LoadingScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: { chrome: storyChrome, elapsedMs: 0, teams: 1, onCancel: fn() },
  argTypes: { elapsedMs: { control: { type: 'range', min: 0, max: 12000, step: 100 } } },
});

/** Right after submitting. */
export const Started = meta.story({ tags: ['state:loading'], args: { progress: null } });

/** While tickets are being read: the server's progress is prominent, and the timed message and bar are muted. */
export const Reading = Started.extend({
  tags: ['state:loading', 'phone'],
  args: { elapsedMs: 2400, progress: { stage: 'reading', done: 1200, total: 5000 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Analyzing ticket data...');
    await expect(canvas.getByText('48%')).toBeVisible();
    await expect(canvas.getByText('1,200 of 5,000 tickets read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** When the bar is full but the server has not reported progress. */
export const FullWithoutNews = Started.extend({ tags: ['state:edge'], args: { elapsedMs: 5600 } });

/** When the project has an extreme number of tickets. */
export const Millions = Started.extend({
  tags: ['state:edge'],
  args: { elapsedMs: 4600, progress: { stage: 'reading', done: 1234567, total: 98765432 } },
});
