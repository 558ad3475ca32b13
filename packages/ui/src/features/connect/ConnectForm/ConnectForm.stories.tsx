import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { storySample } from '../../../testing/storySample.ts';
import { typedValues } from '../../../testing/typedValues.ts';
import { ConnectForm } from './ConnectForm.tsx';

const meta = preview.meta({
  title: 'Features/ConnectForm',
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

/** On arrival: nothing is typed, and the date is the default. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { state: { kind: 'idle' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: /When did you start/ })).toHaveTextContent('August 25, 2025');
    await userEvent.click(canvas.getByRole('link', { name: 'Back' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/');
  },
});

/** When everything is filled in: the values are submitted as typed. */
export const FilledIn = Empty.extend({
  tags: ['state:ready'],
  args: { initialValues: typedValues },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(typedValues, null));
  },
});

/** While the request is being sent. */
export const Submitting = FilledIn.extend({
  tags: ['state:loading'],
  args: { state: { kind: 'submitting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    await expect(canvas.getByLabelText('Your Email')).toBeDisabled();
  },
});

/** When the server offers a sample tracker. */
export const SampleOffered = Empty.extend({
  tags: ['state:ready'],
  args: { sample: storySample },
  play: () => undefined,
});

SampleOffered.test(
  'counts the invalid fields in the notation of the page',
  { globals: { notation: 'EGP ar-EG' } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await waitFor(() =>
      expect(canvas.getByText(/fields need your attention/)).toHaveTextContent(/^\u200e٤\u200e fields need/),
    );
  },
);

/** After the sample tracker was chosen: the fields are filled in and marked. */
export const SampleChosen = SampleOffered.extend({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample tracker' }));
    await expect(canvas.getByText('Sample data')).toBeVisible();
    await expect(canvas.getByRole('region', { name: /Sample data/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('radio', { name: /Cinder Mobile/ }));
    await expect(canvas.getByLabelText('JIRA Project Name')).toHaveValue('Cinder Mobile');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ jiraUrl: storySample.jira_url, projectName: 'Cinder Mobile' }),
        expect.objectContaining({ jiraUrl: '' }),
      ),
    );
  },
});

/** When the reader chose the sample and then stopped using it: the earlier values are restored. */
export const SampleLeft = FilledIn.extend({
  tags: ['state:edge'],
  args: { sample: storySample },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample tracker' }));
    await expect(canvas.getByLabelText('Your Email')).toHaveValue(storySample.email);
    await userEvent.click(canvas.getByRole('button', { name: 'Use my own Jira' }));
    await expect(canvas.getByRole('button', { name: 'Use the sample tracker' })).toHaveFocus();
    await expect(canvas.getByLabelText('Your Email')).toHaveValue(typedValues.email);
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveValue(typedValues.apiKey);
  },
});

SampleOffered.test(
  'restores the values typed before the sample, even after the analysis of the sample was canceled',
  {
    args: {
      initialValues: { ...typedValues, jiraUrl: storySample.jira_url, email: storySample.email },
      initialValuesBeforeSample: typedValues,
    },
  },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my own Jira' }));
    await expect(canvas.getByLabelText('Your Email')).toHaveValue(typedValues.email);
    await expect(canvas.getByLabelText('JIRA Instance URL')).toHaveValue(typedValues.jiraUrl);
  },
);

SampleOffered.test(
  'fills in no key of the sample next to a client ID',
  { args: { initialValues: { ...typedValues, apiKey: '', jiraUrl: storySample.jira_url, clientId: 'client-0001' } } },
  async ({ canvas }) => {
    await expect(canvas.getByLabelText('Client ID')).toHaveValue('client-0001');
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveValue('');
  },
);

SampleOffered.test(
  'clears the error of the address if the missing scheme is added when the user leaves the field',
  { args: { initialValues: { ...typedValues, jiraUrl: 'example' } } },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Please enter a valid JIRA URL')).toBeVisible();
    const url = canvas.getByLabelText('JIRA Instance URL');
    await userEvent.type(url, '.atlassian.net');
    await expect(canvas.getByText('Please enter a valid JIRA URL')).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText('Please enter a valid JIRA URL')).toBeNull());
    await expect(url).toHaveValue('https://example.atlassian.net');
  },
);

SampleOffered.test(
  'clears the error of a team when the wrong name was that of the report’s own project',
  {
    args: {
      initialValues: {
        ...typedValues,
        projectName: 'BOR',
        comparison: [{ projectName: 'BOR', hasAdopted: false, adopted: null }],
      },
    },
  },
  async ({ canvas }) => {
    const sameProject = 'This is the project of the report itself: name another one';
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText(sameProject)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('JIRA Project Name'), 'EAL');
    await waitFor(() => expect(canvas.queryByText(sameProject)).toBeNull());
  },
);

SampleOffered.test(
  'clears the error of the date that a file needs as soon as a day is picked',
  {
    args: {
      initialValues: typedValues,
      ticketFile: { dropped: null, onChoose: fn() },
    },
  },
  async ({ canvas }) => {
    const missing = 'Please select when you started using Claude Code';
    const pick = async (day: RegExp) => {
      await userEvent.click(canvas.getByRole('button', { name: /When did you start/ }));
      await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: day }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    await pick(/June 2, 2025/);
    await userEvent.upload(canvas.getByLabelText('Upload a CSV'), new File(['id'], 'tickets.csv'));
    await expect(await canvas.findByText(missing)).toBeVisible();
    await pick(/ 3, \d{4}$/);
    await waitFor(() => expect(canvas.queryByText(missing)).toBeNull());
  },
);

/** When values are longer than their fields, and a name is written from right to left. */
export const LongValues = Empty.extend({
  tags: ['state:edge'],
  args: {
    initialValues: {
      ...typedValues,
      jiraUrl: `https://example.com/${'a-context-path/'.repeat(12)}`,
      projectName: 'منصة المدفوعات الدولية',
      email: `${'a-long-name.'.repeat(8)}x@example.com`,
    },
  },
  play: () => undefined,
});
