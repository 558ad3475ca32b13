import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../testing/storyChrome.ts';
import { NotFoundScreen } from './NotFoundScreen.tsx';

const meta = preview.meta({
  title: 'Screens/NotFoundScreen',
  component: NotFoundScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: { chrome: { ...storyChrome, onNavigate: fn() }, path: '/reports/last' },
});

/** At an unknown URL. */
export const Ready = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Return to Home' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/');
  },
});

/** When the URL is wider than the page. */
export const LongAddress = Ready.extend({
  tags: ['state:edge', 'phone'],
  args: { path: `/${'a-very-long-address-without-any-end/'.repeat(9)}` },
  play: () => undefined,
});
