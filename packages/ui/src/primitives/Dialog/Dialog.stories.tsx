import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { PendingDialog } from './PendingDialog.tsx';
import { Dialog, DialogClose, DialogTrigger } from './Dialog.tsx';

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  // The dialog covers the whole page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    trigger: <DialogTrigger render={<Button />}>Open</DialogTrigger>,
    onOpenChange: fn(),
    title: 'Edit Cost Assumptions',
    description: 'Every figure of the report follows from this number.',
    actions: (
      <>
        <DialogClose render={<Button />}>Cancel</DialogClose>
        <Button variant="primary">Save</Button>
      </>
    ),
  },
});

/**
 * While the reader edits something in the dialog: the focus stays inside. After closing, the focus is back on the button
 * that opened the dialog.
 */
export const Open = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Edit Cost Assumptions' });
    await expect(dialog).toHaveAccessibleDescription('Every figure of the report follows from this number.');
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    const save = screen.getByRole('button', { name: 'Save' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.tab();
    await expect(save).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(cancel).toHaveFocus());
  },
});

/** After Escape: the focus is back on the button that opened the dialog. */
export const Closed = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

/** When the content is taller than a phone: the dialog scrolls, but not the page behind it. */
export const Long = meta.story({
  tags: ['state:edge'],
  args: {
    defaultOpen: true,
    title: 'A title that needs two lines because it says everything there is to say about it',
    children: Array.from({ length: 14 }, (_, line) => <p key={line}>Line {line + 1} of a long explanation.</p>),
  },
});

/**
 * While the code of the dialog is being fetched after a click: the frame of the dialog appears immediately. Escape and
 * Cancel close it.
 */
export const Pending = meta.story({
  tags: ['state:loading', 'pending'],
  render: ({ title, onOpenChange }) => (
    <PendingDialog title={title} onClose={() => onOpenChange?.(false)}>
      <Spinner label="Loading" />
    </PendingDialog>
  ),
  play: async ({ args }) => {
    const dialog = screen.getByRole('dialog', { name: 'Edit Cost Assumptions' });
    await expect(dialog.matches(':modal')).toBe(true);
    await expect(screen.getByRole('status')).toHaveTextContent('Loading');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});
