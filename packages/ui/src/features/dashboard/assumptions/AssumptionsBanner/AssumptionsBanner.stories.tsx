import { clearWin, hugeNumbers, zeroCost } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { enteredEconomics } from '../../../../testing/enteredEconomics.ts';
import { AssumptionsBanner } from './AssumptionsBanner.tsx';

const meta = preview.meta({
  title: 'Features/AssumptionsBanner',
  component: AssumptionsBanner,
  args: { report: clearWin, economics: defaultEconomics, onEdit: fn() },
});

/** Above the figures of every report, before the reader has entered anything. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('$50.00')).toBeVisible();
    await expect(canvas.getAllByText('default')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Assumptions' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('cost');
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Seats/ }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('seats');
  },
});

/** When the reader has entered every input: nothing is marked, and each input can still be edited. */
export const Entered = meta.story({
  tags: ['state:ready'],
  args: { economics: enteredEconomics },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('default')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Seat price per month/ }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('price');
  },
});

/** When the server is configured with an engineer cost of zero. */
export const ZeroCost = meta.story({
  tags: ['state:edge'],
  args: { report: zeroCost },
});

/** When the entered cost has implausibly many digits. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: { report: hugeNumbers },
});
