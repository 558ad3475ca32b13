import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { CrashScreen } from './CrashScreen.tsx';

const meta = preview.meta({
  title: 'Screens/CrashScreen',
  component: CrashScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    details: 'TypeError: rows is undefined\n    at WeeklyChart (WeeklyChart.tsx:31:12)',
    homeHref: '#/',
    onReload: fn(),
    onCopy: fn(async () => undefined),
  },
});

/** When a screen threw an error. */
export const Ready = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload the page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('rows is undefined'));
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
});

/** When the reader opened the details, and they are long. */
export const LongDetails = meta.story({
  tags: ['state:edge', 'phone'],
  args: { details: `Error: ${'x'.repeat(240)}\n${'    at render (a-long-path/of-a-file.tsx:1:1)\n'.repeat(30)}` },
  play: async ({ canvas }) => userEvent.click(canvas.getByText('Technical details')),
});
