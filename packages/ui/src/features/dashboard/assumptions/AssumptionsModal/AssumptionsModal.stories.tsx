import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { AssumptionsModal } from './AssumptionsModal.tsx';

const meta = preview.meta({
  title: 'Features/AssumptionsModal',
  component: AssumptionsModal,
  args: { open: true, annualCost: 100_000, onClose: fn(), onSave: fn() },
});

const field = () => screen.findByLabelText('Annual Engineer Cost ($)');
const save = () => screen.getByRole('button', { name: 'Save & Recalculate' });

/** After 'Edit Assumptions': the cost in force, ready to be overwritten. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args }) => {
    const input = await field();
    await expect(input).toHaveValue(100_000);
    await userEvent.clear(input);
    await userEvent.type(input, '142500.5');
    await userEvent.click(save());
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(142_500.5);
  },
});

/** When zero is saved: nothing happens, and the modal stays open. */
export const Zero = meta.story({
  tags: ['state:edge'],
  play: async ({ args }) => {
    const input = await field();
    await userEvent.clear(input);
    await userEvent.type(input, '0{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
});

/** When nothing is saved: the placeholder shows, nothing happens, and the modal stays open. */
export const Empty = meta.story({
  tags: ['state:empty'],
  play: async ({ args }) => {
    const input = await field();
    await userEvent.clear(input);
    await expect(input).toHaveAttribute('placeholder', '100000');
    await userEvent.click(save());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** When a negative cost is saved: it is not. */
export const Negative = meta.story({
  tags: ['state:edge'],
  play: async ({ args }) => {
    const input = await field();
    await userEvent.clear(input);
    await userEvent.type(input, '-5{Enter}');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
});

/** When the reader goes round with Tab: focus stays inside; Escape and Cancel close. */
export const ByKeyboard = meta.story({
  tags: ['state:edge'],
  play: async ({ args }) => {
    await field();
    const dialog = screen.getByRole('dialog');
    for (let presses = 0; presses < 6; presses += 1) {
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
