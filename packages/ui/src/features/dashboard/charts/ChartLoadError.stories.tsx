import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ChartLoadError } from './ChartLoadError.tsx';

const meta = preview.meta({
  title: 'Features/Charts/ChartLoadError',
  component: ChartLoadError,
  args: { onRetry: fn() },
});

/** When the chart code could not be fetched: the connection broke, or a newer version was deployed. */
export const Failed = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
