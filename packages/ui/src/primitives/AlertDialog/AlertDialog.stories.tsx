import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { Button } from '../Button/Button.tsx';
import { DialogClose, DialogTrigger } from '../Dialog/Dialog.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = preview.meta({
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  // The dialog covers the whole page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    trigger: <DialogTrigger render={<Button />}>Open</DialogTrigger>,
    onOpenChange: fn(),
    title: 'Form Submission Failed',
    description: 'Jira did not accept the key. Everything that was typed is still there.',
    actions: (
      <>
        <DialogClose render={<Button />}>Copy details</DialogClose>
        <Button variant="primary">Back to the form</Button>
      </>
    ),
  },
});

/** When something failed and the reader must know before continuing: a click outside does not close the dialog. */
export const Open = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Form Submission Failed' });
    await expect(dialog).toHaveAccessibleDescription(
      'Jira did not accept the key. Everything that was typed is still there.',
    );
    const copy = screen.getByRole('button', { name: 'Copy details' });
    const back = screen.getByRole('button', { name: 'Back to the form' });
    await waitFor(() => expect(copy).toHaveFocus());
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(copy).toHaveFocus());
  },
});

/** After Escape: the focus is back on the button that opened the dialog. */
export const Closed = meta.story({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
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
