import { clearWin, hugeNumbers, zeroCost } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AssumptionsBanner } from './AssumptionsBanner.tsx';

const meta = preview.meta({
  title: 'Features/AssumptionsBanner',
  component: AssumptionsBanner,
  args: { assumptions: clearWin.summary_metrics.assumptions, onEdit: fn() },
});

/** Above the figures of every report. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$50.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Assumptions' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** When a server was told that engineers cost nothing. */
export const ZeroCost = meta.story({
  tags: ['state:edge'],
  args: { assumptions: zeroCost.summary_metrics.assumptions },
});

/** When somebody entered a cost with more digits than anyone earns. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: { assumptions: hugeNumbers.summary_metrics.assumptions },
});
