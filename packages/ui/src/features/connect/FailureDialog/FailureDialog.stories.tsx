import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { serverFailures } from '../../../testing/serverFailures.ts';
import { FailureDialog } from './FailureDialog.tsx';

const meta = preview.meta({
  title: 'Features/FailureDialog',
  component: FailureDialog,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: {
    onDismiss: fn(),
    onCopy: fn(async () => undefined),
    correction: { jiraUrl: 'http://jira.example.com/tools', onRepair: fn() },
  },
});

/** When this page is public but its API address belongs to a local machine: nothing was sent. */
export const Misconfigured = meta.story({
  tags: ['state:failed'],
  args: { failure: { kind: 'misconfigured', apiUrl: 'http://localhost:4010' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Form Submission Failed' });
    await expect(dialog).toHaveAccessibleDescription(/backend URL is misconfigured.*VITE_API_URL must be set/s);
  },
});

/** When the request got no response. */
export const NetworkFailure = meta.story({
  tags: ['state:failed'],
  args: { failure: { kind: 'network', apiUrl: 'https://roi.example.com' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent(
      /Failed to connect to backend.*not running.*CORS.*URL is wrong.*network or firewall/s,
    );
  },
});

/** When the connection broke after the first progress message. */
export const Interrupted = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: { kind: 'interrupted' } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveAccessibleDescription(
      /^The connection was lost before the report was ready\.\s+Possible/,
    );
  },
});

/** When something in front of the backend sent a web page as response. */
export const InvalidJson = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: { kind: 'invalid-json', status: 200 } },
  play: async () => {
    await expect(await screen.findByText('Server returned invalid JSON. Check backend logs.')).toBeVisible();
  },
});

/** When the server sent an error status without a message. */
export const StatusOnly = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { failure: { kind: 'server', status: 502, statusText: 'Bad Gateway', message: null } },
  play: async () => expect(await screen.findByText('Server error: 502 Bad Gateway')).toBeVisible(),
});

/** When the server sent an error message without a code. */
export const SentenceOnly = meta.story({
  tags: ['state:failed'],
  args: { failure: { kind: 'server', status: 400, statusText: 'Bad Request', message: 'Project PAY has no issues' } },
});

/** When the details were copied: they describe the failure without the token. */
export const DetailsCopied = meta.story({
  tags: ['state:failed'],
  args: { failure: serverFailures.credentials },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Copy details' }));
    await expect(args.onCopy).toHaveBeenCalledWith(expect.stringContaining('code: credentials'));
    await expect(await screen.findByText('Copied')).toBeVisible();
  },
});

DetailsCopied.test(
  'a link opens the page that creates keys if a key was rejected',
  { args: { failure: serverFailures.credentials } },
  async ({ args }) => {
    const link = await screen.findByRole('link', { name: 'Create an API key' });
    await expect(link).toHaveAttribute('href', 'https://id.atlassian.com/manage-profile/security/api-tokens');
    await expect(link).toHaveAttribute('target', '_blank');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.correction?.onRepair).toHaveBeenCalledWith(expect.objectContaining({ kind: 'api-key' }));
  },
);

/** When there is an earlier report and projects have similar names: each correction is a button. */
export const WithCorrections = meta.story({
  tags: ['state:failed'],
  args: { failure: serverFailures['project-not-found'], onKeepPrevious: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Use Aurora Platform (PLAT)' }));
    await expect(args.correction?.onRepair).toHaveBeenCalledWith(
      expect.objectContaining({ field: 'projectName', value: 'PLAT', submits: true }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep previous report' }));
    await expect(args.onKeepPrevious).toHaveBeenCalledOnce();
  },
});

/** When the reader uses the keyboard: "Back to the form" is focused, Tab stays inside, Escape closes the dialog. */
export const ByKeyboard = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { failure: serverFailures.credentials },
  play: async ({ args }) => {
    const back = await screen.findByRole('button', { name: 'Back to the form' });
    // The dialog moves focus after its opening animation.
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Create an API key' })).toHaveFocus());
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Copy details' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
});

const HUGE = `Upstream said: ${'x'.repeat(180)}\n${'A line of a very long report about what went wrong. '.repeat(40)}The end.`;

/** When the server sent pages of text: all of it can be read, and the title and the actions stay in view. */
export const HugeMessage = meta.story({
  tags: ['state:edge'],
  args: { failure: { kind: 'server', status: 500, statusText: '', message: HUGE } },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('What went wrong. The end.'.slice(16));
    await expect(dialog).not.toHaveTextContent('…');
    const parts = [screen.getByRole('heading', { level: 2 }), screen.getByRole('button', { name: 'Back to the form' })];
    const bounds = parts.map((part) => part.getBoundingClientRect());
    await expect(bounds.every(({ top, bottom }) => top >= 0 && bottom <= innerHeight)).toBe(true);
  },
});

/** When the tracker's message is written from right to left. */
export const RightToLeftMessage = meta.story({
  tags: ['state:edge'],
  args: {
    failure: { kind: 'server', status: 404, statusText: '', message: 'لم يتم العثور على المشروع. تحقق من الاسم.' },
  },
});
