import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { typedValues } from '../../../testing/typedValues.ts';
import { ConnectForm } from './ConnectForm.tsx';

const meta = preview.meta({
  title: 'Features/ConnectForm/Validation',
  component: ConnectForm,
  args: {
    chrome: { ...storyChrome, onNavigate: fn() },
    onSubmit: fn(),
    today: new Date(2026, 0, 15),
    initialValues: null,
    initialValuesBeforeSample: null,
    sample: null,
  },
  decorators: [(Story) => <div style={{ maxWidth: 576 }}>{Story()}</div>],
});

/** When an empty form was submitted: every field explains its error, and the first one is focused. */
export const NothingTyped = meta.story({
  tags: ['state:failed'],
  args: { state: { kind: 'idle' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    const email = canvas.getByLabelText('Your Email');
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await expect(canvas.getByText('Please enter a valid JIRA URL')).toBeVisible();
    await expect(canvas.getByText('Project name is required')).toBeVisible();
    await expect(canvas.getByText('API key must be at least 10 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('4 fields need your attention.');
    await waitFor(() => expect(document.activeElement).toBe(email));
    await expect(email).toHaveAccessibleDescription('Please enter a valid email address');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** When an invalid field is corrected: its message disappears as soon as the value is valid. */
export const PutRight = NothingTyped.extend({
  tags: ['state:edge'],
  args: { initialValues: { ...typedValues, email: 'ada@example' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Your Email'), '.com{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(canvas.queryByText('Please enter a valid email address')).toBeNull();
  },
});

/**
 * When the key contains a space, the address contains a password, and the project consists of quotes: each message says
 * what to correct.
 */
export const RefusedHere = NothingTyped.extend({
  tags: ['state:failed', 'no-picture'],
  args: {
    initialValues: {
      ...typedValues,
      jiraUrl: 'https://ada:secret@example.atlassian.net',
      apiKey: 'ATATT3xF fGF0abc',
      projectName: '""',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText(/^The JIRA API Key contains spaces or characters/)).toBeVisible();
    await expect(canvas.getByText(/^The JIRA Project Name contains only quotes/)).toBeVisible();
    await expect(canvas.getByText(/^The JIRA URL contains a user name or password/)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** When the address is typed without its scheme: https:// is added when the field loses focus. Other values stay as typed. */
export const SchemeAdded = NothingTyped.extend({
  tags: ['state:edge', 'no-picture'],
  play: async ({ canvas }) => {
    const url = canvas.getByLabelText('JIRA Instance URL');
    await userEvent.type(url, 'example.atlassian.net');
    await userEvent.tab();
    await expect(url).toHaveValue('https://example.atlassian.net');
    await userEvent.clear(url);
    await userEvent.type(url, 'not-a-url');
    await userEvent.tab();
    await expect(url).toHaveValue('not-a-url');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Please enter a valid JIRA URL')).toBeVisible();
  },
});

/** When the key is one character too short. */
export const KeyTooShort = NothingTyped.extend({
  tags: ['state:failed', 'no-picture'],
  args: { initialValues: { ...typedValues, apiKey: '123456789' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('API key must be at least 10 characters')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 field needs your attention.');
  },
});

/** When the selected day was clicked again: the date is cleared, and the reader must pick one. */
export const DateCleared = NothingTyped.extend({
  tags: ['state:failed', 'no-picture'],
  args: { initialValues: typedValues },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('button', { name: /When did you start/ });
    await userEvent.click(field);
    const calendar = await screen.findByRole('dialog');
    await userEvent.click(within(calendar).getByRole('button', { name: /June 2, 2025/ }));
    await expect(await within(field).findByText('Pick a date')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Please select when you started using Claude Code')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** When today is the last selectable day. */
export const DateLimits = NothingTyped.extend({
  tags: ['state:edge'],
  args: { initialValues: { ...typedValues, launchDate: new Date(2026, 0, 15) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /When did you start/ }));
    const calendar = await screen.findByRole('dialog');
    await expect(within(calendar).getByRole('button', { name: /January 15, 2026/ })).toBeEnabled();
    await expect(within(calendar).getByRole('button', { name: /January 16, 2026/ })).toBeDisabled();
  },
});

/** When the reader uses only the keyboard to fill in the form, choose a day, show the key, and submit once with Enter. */
export const ByKeyboard = NothingTyped.extend({
  tags: ['state:edge', 'no-picture'],
  play: async ({ args, canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(
      'ada@example.com{Tab}https://example.atlassian.net/browse/PAY-1{Tab}PAY{Tab}not-a-real-key',
    );
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show JIRA API Key' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveAttribute('type', 'text');
    await userEvent.keyboard(' ');
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ projectName: 'PAY', launchDate: new Date(2025, 7, 25) }),
      null,
    );
  },
});

/** When anything is typed: the key is never in an attribute of the page, and password managers do not offer to save a login. */
export const KeyStaysHidden = NothingTyped.extend({
  tags: ['state:edge', 'no-picture'],
  args: { initialValues: typedValues },
  play: async ({ canvas, canvasElement }) => {
    const key = canvas.getByLabelText('JIRA API Key');
    await expect(key).toHaveAttribute('type', 'password');
    await expect(key).toHaveAttribute('autocomplete', 'new-password');
    await expect(canvasElement.innerHTML).not.toContain(typedValues.apiKey);
  },
});

/** When the key is the secret of a service account: its client ID is required. */
export const ServiceAccount = NothingTyped.extend({
  tags: ['state:edge', 'phone'],
  args: { initialValues: typedValues },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'API token' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /Service account/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Please enter the client ID of the service account')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Client ID'), 'a1b2c3{Enter}');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ clientId: 'a1b2c3' }), null);
  },
});
