import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({
  title: 'Features/CopyButton',
  component: CopyButton,
  args: { text: 'status: 502', onCopy: fn(async () => undefined) },
});

/** Next to details that the reader may want to send. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the details are on the clipboard. */
export const Copied = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(args.onCopy).toHaveBeenCalledWith('status: 502');
    await expect(await canvas.findByText('Copied')).toBeVisible();
  },
});

/** When the browser does not let the page write to the clipboard. */
export const Refused = meta.story({
  tags: ['state:failed'],
  args: { onCopy: fn(async () => Promise.reject(new Error('not allowed'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(await canvas.findByText('Copying is blocked')).toBeVisible();
  },
});

Ready.test(
  'says that copying is blocked if the browser has no clipboard, for example on a page without https',
  {
    args: {
      onCopy: fn(() => {
        throw new TypeError('no clipboard');
      }),
    },
  },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy details' }));
    await expect(await canvas.findByText('Copying is blocked')).toBeVisible();
  },
);
