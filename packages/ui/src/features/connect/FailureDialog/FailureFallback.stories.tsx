import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { serverFailures } from '../../../testing/serverFailures.ts';
import { FailureFallback } from './FailureFallback.tsx';

const meta = preview.meta({
  title: 'Features/FailureDialog/Fallback',
  component: FailureFallback,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: { onDismiss: fn() },
});

/** When the connection broke before the failure dialog was loaded. */
export const NetworkFailure = meta.story({
  tags: ['state:failed'],
  args: { failure: { kind: 'network', apiUrl: 'https://roi.example.com' } },
  play: async ({ args }) => {
    const note = await screen.findByRole('alertdialog', { name: 'Form Submission Failed' });
    await expect(note).toHaveAccessibleDescription(/^Failed to connect to backend/);
    const back = screen.getByRole('button', { name: 'Back to the form' });
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

/** When the server sent an error, but a newer deployment has replaced the dialog's file. */
export const Refused = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: serverFailures.credentials },
});
