import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { LoadError } from './LoadError.tsx';

const meta = preview.meta({
  title: 'Features/LoadError',
  component: LoadError,
  args: { onRetry: fn() },
});

/** When a part of the report could not be fetched: the connection broke, or a newer version was deployed. */
export const Failed = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
