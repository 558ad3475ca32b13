import { clearWin, comparisonUsage, hugeNumbers, zeroCost } from '@roi-insight/contracts/fixtures';
import { defaultEconomics, evenSpend, withUsageSeats } from '@roi-insight/roi-math';
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
    await expect(canvas.getByText('4 defaults')).toBeVisible();
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
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Seat price/ }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('price');
  },
});

/** When the usage has seats, which the reader has not entered: they are no default. */
export const SeatsOfUsage = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: comparisonUsage, economics: withUsageSeats(comparisonUsage, defaultEconomics) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Edit Seats 40' })).toBeVisible();
    await expect(canvas.getByText('3 defaults')).toBeVisible();
  },
});

/** When the actual spend of every day is known, and usage counts the people: seats and price are no inputs. */
export const ActualSpend = meta.story({
  tags: ['state:edge'],
  args: { report: comparisonUsage, economics: { ...enteredEconomics, spend: evenSpend(comparisonUsage, 1050) } },
  play: async ({ args, canvas }) => {
    const chips = canvas.getAllByRole('button', { name: /^Edit (?!Assumptions)/ }).map((chip) => chip.textContent);
    await expect(chips).toEqual([
      expect.stringMatching(/^Edit Annual engineer cost/),
      expect.stringMatching(/^Edit Actual spend \$[\d,]+ · up to 26 people a week/),
      expect.stringMatching(/^Edit Time put to use/),
    ]);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit Actual spend/ }));
    await expect(args.onEdit).toHaveBeenLastCalledWith('spend');
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
