import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../testing/storyChrome.ts';
import { storyCoinPlan } from '../../testing/plan/storyCoin.ts';
import { CoinListScreen, type CoinListScreenProps } from './CoinListScreen.tsx';

const args: CoinListScreenProps = {
  chrome: storyChrome,
  state: { kind: 'ready', plan: storyCoinPlan, secret: '5e'.repeat(32) },
  onOpen: fn(),
  onCopy: fn(async () => undefined),
};

const meta = preview.meta({
  title: 'Screens/CoinListScreen',
  component: CoinListScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
});

/** When the page is opened without a plan. */
export const NoFiles = meta.story({
  tags: ['state:empty'],
  args: { state: { kind: 'choosing', plan: null, problem: null } },
});

/** When a report was reloaded: nothing of its plan is stored. */
export const ForAReport = meta.story({
  tags: ['state:empty'],
  args: { title: 'Report on a coin plan', state: { kind: 'choosing', plan: null, problem: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Report on a coin plan' })).toBeVisible();
  },
});

/** When the plan was just made, or only its file was chosen. */
export const NoSecret = meta.story({
  tags: ['state:edge'],
  args: { state: { kind: 'choosing', plan: storyCoinPlan, problem: null } },
});

/** When the secret is that of another plan. */
export const OtherSecret = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'choosing',
      plan: storyCoinPlan,
      problem: 'This secret does not belong to this plan. Open the file that was saved with it.',
    },
  },
});

/** When both files are open, before a key is typed. */
export const Ready = meta.story({ tags: ['state:ready', 'one-theme'] });

/** When keys were pasted with other words around them. */
export const Pasted = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Keys of tickets' }));
    await userEvent.paste('ATL-101 Fix the login\nATL-102, ATL-103; atl-104\nATL-105 ATL-101');
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^5 tickets: \d yes, \d no$/);
    await expect(canvas.getByRole('row', { name: /ATL-104 Assistant: (yes|no)/ })).toBeVisible();
  },
});

Pasted.test('copies the coins as a table', async ({ canvas, userEvent, args: on }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copy the coins' }));
  await expect(on.onCopy).toHaveBeenCalledWith(expect.stringMatching(/^(ATL-10[1-5]\tAssistant: (yes|no)\n){5}$/));
});

/** When more keys were pasted than a page shows. */
export const Many = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Keys of tickets' }));
    await userEvent.paste(Array.from({ length: 250 }, (_, index) => `ATL-${index + 1}`).join(' '));
    await expect(await canvas.findByText('50 more tickets can be copied.')).toBeVisible();
  },
});
