import type { ComponentProps } from 'react';
import { clearWin } from '@roi-insight/contracts/fixtures';
import type { AssumptionField } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { enteredEconomics } from '../../../../testing/enteredEconomics.ts';
import { AssumptionsModal } from './AssumptionsModal.tsx';

const COST: AssumptionField = 'cost';
const SPEND = [{ month: '2025-09', amount: 480 }];

const meta = preview.meta({
  title: 'Features/AssumptionsModal',
  component: AssumptionsModal,
  // The modal covers the whole page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    open: true,
    field: COST,
    report: clearWin,
    economics: defaultEconomics,
    onClose: fn(),
    onSave: fn(),
    onReadSpend: fn(async () => ({ kind: 'read', spend: SPEND }) as const),
  },
});

const field = () => screen.findByLabelText('Annual Engineer Cost ($)');
const save = () => screen.getByRole('button', { name: 'Save & Recalculate' });

async function retype(label: string, text: string) {
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

/** After 'Edit Assumptions': the current values, all of them defaults. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args }) => {
    const input = await field();
    await expect(input).toHaveValue(100_000);
    await expect(screen.getAllByText('Default.')).toHaveLength(4);
    await userEvent.clear(input);
    await userEvent.type(input, '142500.5');
    await expect(screen.getAllByText('Default.')).toHaveLength(3);
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(142_500.5, { ...defaultEconomics, enteredEngineerCost: 142_500.5 });
  },
});

/** After the chip of the actual spend: the focus is on the file of monthly spend. */
export const FromSpend = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { field: 'spend' },
  play: async () => {
    await field();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose a CSV file' })).toHaveFocus());
  },
});

/** When the reader also enters seats, price and rate: nothing is assumed anymore. */
export const Everything = meta.story({
  tags: ['state:ready'],
  play: async ({ args }) => {
    await field();
    await retype('Annual Engineer Cost ($)', '100000');
    await retype('Seats', '40');
    await retype('Seat price per month ($)', '39');
    await retype('Share of saved time put to use', '40');
    await expect(screen.queryByText('Default.')).toBeNull();
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    const [cost, economics] = args.onSave.mock.calls[0] ?? [];
    await expect(cost).toBe(100_000);
    await expect({ ...economics, touched: economics?.touched.toSorted() }).toEqual({
      ...enteredEconomics,
      touched: enteredEconomics.touched.toSorted(),
    });
  },
});

/** When the reader clicked an input of the answer: the field of that input has the focus. */
export const AtSeats = meta.story({
  tags: ['state:ready'],
  args: { field: 'seats' },
  play: async () => {
    await field();
    await waitFor(() => expect(screen.getByLabelText('Seats')).toHaveFocus());
  },
});

/** When the reader has already entered every value. */
export const Entered = meta.story({
  tags: ['state:ready'],
  args: { economics: { ...enteredEconomics, spend: SPEND } },
  play: async () => {
    await field();
    await expect(screen.queryByText('Default.')).toBeNull();
    await expect(screen.getByText('1 month, Sep 2025: $480.00')).toBeVisible();
  },
});

/** When a report from a file has no seats: the field asks for the seats, and saving requires them. */
export const NoSeats = meta.story({
  tags: ['state:failed'],
  args: { economics: { ...defaultEconomics, seats: 0 } },
  play: async ({ args }) => {
    await field();
    await expect(screen.getByText('Enter the number of seats, a whole number of at least 1.')).toBeVisible();
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(screen.getByLabelText('Seats')).toHaveFocus();
    await retype('Seats', '3');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledWith(100_000, { ...defaultEconomics, seats: 3, touched: ['seats'] });
  },
});

/** When typed values are invalid: each field explains its error, and nothing is saved. */
export const Invalid = meta.story({
  tags: ['state:failed'],
  play: async ({ args }) => {
    await field();
    await retype('Seats', '2.5');
    await userEvent.clear(screen.getByLabelText('Seat price per month ($)'));
    await retype('Share of saved time put to use', '101');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    for (const name of ['Seats', 'Seat price per month ($)', 'Share of saved time put to use']) {
      await expect(screen.getByLabelText(name)).toHaveAttribute('aria-invalid', 'true');
    }
  },
});

/** When a third decimal may be meant as thousands: the field names both readings, and nothing is saved. */
export const Unclear = meta.story({
  tags: ['state:failed'],
  play: async ({ args }) => {
    const input = await field();
    // Sets the value directly, because the simulated keyboard, unlike a browser, would reduce the value to 90.
    await fireEvent.change(input, { target: { value: '90.000' } });
    await expect(screen.getByText(/“90\.000” could mean 90 or 90000\./)).toBeVisible();
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(input).toHaveFocus();
  },
});

type Spies = Pick<ComponentProps<typeof AssumptionsModal>, 'onSave' | 'onClose'>;

/** Saves an invalid cost: the modal stays open, and the field is selected and looks invalid until the cost is valid. */
async function refuse({ onSave, onClose }: Spies, cost: string) {
  const input = await field();
  await userEvent.clear(input);
  if (cost !== '') await userEvent.type(input, cost);
  await expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.click(save());
  await expect(onSave).not.toHaveBeenCalled();
  await expect(onClose).not.toHaveBeenCalled();
  await expect(input).toHaveFocus();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(screen.queryByRole('alert')).toBeNull();
}

/** When the reader saves a cost of zero: nothing is saved, and the modal stays open. */
export const Zero = meta.story({
  tags: ['state:edge'],
  play: async ({ args }) => {
    await refuse(args, '0');
    // The refused value is selected, so typing replaces it.
    await userEvent.keyboard('5');
    const input = await field();
    await expect(input).toHaveValue(5);
    await expect(input).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Backspace}');
    await expect(input).toHaveAttribute('aria-invalid', 'true');
  },
});

/** When the reader saves an empty cost: nothing is saved, and the modal stays open. */
export const Empty = meta.story({
  tags: ['state:empty'],
  play: async ({ args }) => {
    await expect(await field()).toHaveAttribute('placeholder', '100000');
    await refuse(args, '');
  },
});

/** When the reader saves a negative cost: nothing is saved. */
export const Negative = meta.story({
  tags: ['state:edge'],
  play: async ({ args }) => refuse(args, '-5'),
});

/** When the reader uses the keyboard: Tab stays inside the modal; Escape and Cancel close it. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args }) => {
    await field();
    const dialog = screen.getByRole('dialog');
    for (let presses = 0; presses < 10; presses += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    }
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});
