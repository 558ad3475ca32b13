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
    await expect(canvas.getAllByText('assumed')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Assumptions' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
});

/** When the reader has entered the cost and the number of seats, and left the rest. */
export const PartlyEntered = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...enteredEconomics, touched: ['seats'] } },
  play: async ({ canvas }) => expect(canvas.getAllByText('assumed')).toHaveLength(2),
});

const spendOf = (...months: string[]) => ({
  ...enteredEconomics,
  spend: months.map((month) => ({ month, amount: 1480 })),
});

/** When the reader has given a file of what was paid on every day: the price of a seat is not shown. */
export const ActualSpend = meta.story({
  tags: ['state:edge'],
  args: { economics: spendOf('2025-08', '2025-09', '2025-10', '2025-11') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('4 months, Aug 2025 to Nov 2025')).toBeVisible();
    await expect(canvas.queryByText('Price per seat and month')).toBeNull();
  },
});

/** When the file covers some of the days: the price of a seat counts for the others. */
export const SpendOfSomeDays = meta.story({
  tags: ['state:edge'],
  args: { economics: spendOf('2025-09') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 month, Sep 2025')).toBeVisible();
    await expect(canvas.getByText('Price per seat and month')).toBeVisible();
  },
});

/** When a server was told that engineers cost nothing. */
export const ZeroCost = meta.story({
  tags: ['state:edge'],
  args: { report: zeroCost },
});

/** When somebody entered a cost with more digits than anyone earns. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: { report: hugeNumbers },
});
