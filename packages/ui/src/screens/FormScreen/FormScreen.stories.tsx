import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { serverFailures } from '../../testing/serverFailures.ts';
import { inBrand } from '../../testing/inBrand.tsx';
import { longBrand } from '../../testing/storyBrands.ts';
import { storyChrome } from '../../testing/storyChrome.ts';
import { storySample } from '../../testing/storySample.ts';
import { typedValues } from '../../testing/typedValues.ts';
import { FormScreen, type ScopeNote } from './FormScreen.tsx';

const meta = preview.meta({
  title: 'Screens/FormScreen',
  component: FormScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    chrome: { ...storyChrome, onNavigate: fn() },
    onSubmit: fn(),
    onDismissFailure: fn(),
    onKeepPrevious: fn(),
    onCopy: fn(async () => undefined),
    today: new Date(2026, 0, 15),
    sample: storySample,
    ticketFile: { dropped: null, onChoose: fn() },
  },
});

/** On arrival, when the server offers a sample tracker. */
export const Ready = meta.story({
  tags: ['state:ready'],
  args: { state: { kind: 'idle' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  },
});

/** On arrival, when the server has no sample tracker. */
export const NoSampleTracker = Ready.extend({ tags: ['state:empty'], args: { sample: null } });

/** After the sample tracker was chosen. */
export const SampleChosen = Ready.extend({
  tags: ['state:ready', 'forced-colors', 'both-themes'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample tracker' }));
    await expect(canvas.getByLabelText('JIRA Project Name')).toHaveValue('Aurora Payments');
    await expect(canvas.getByText('Sample data')).toBeVisible();
  },
});

/** When the form is submitted while usage files are still being read: the form waits for the files. */
export const ReadingUsage = NoSampleTracker.extend({
  tags: ['state:loading', 'no-picture'],
  args: {
    initialValues: typedValues,
    usageData: {
      run: { kind: 'reading', fileNames: ['usage.json'], share: 0.3 },
      understood: null,
      isEveryone: true,
      onEveryoneChange: fn(),
      onFiles: fn(),
      onColumns: fn(),
      onCancel: fn(),
      onSampleChange: fn(),
      onRemove: fn(),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(canvas.getByText('Wait until the usage files are read, or cancel.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** While the request is being sent. */
export const Submitting = Ready.extend({
  tags: ['state:loading'],
  args: { state: { kind: 'submitting' }, initialValues: typedValues },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: 'Submitting...' })).toBeDisabled(),
});

/** After submitting an empty form. */
export const Invalid = NoSampleTracker.extend({
  tags: ['state:failed', 'phone'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze Data' }));
    await expect(await canvas.findByText('Project name is required')).toBeVisible();
    await waitFor(() => expect(document.activeElement).toBe(canvas.getByLabelText('Your Email')));
  },
});

/** After the server rejected the request: the typed values are kept behind the alert. */
export const Failed = Ready.extend({
  tags: ['state:failed'],
  args: { state: { kind: 'failed', failure: serverFailures.credentials }, initialValues: typedValues },
  play: async ({ canvas }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Form Submission Failed' })).toBeVisible();
    await expect(canvas.getByLabelText('JIRA API Key')).toHaveValue(typedValues.apiKey);
  },
});

/** After the backend could not be reached. */
export const NetworkFailure = Failed.extend({
  tags: ['state:failed', 'no-picture'],
  args: { state: { kind: 'failed', failure: { kind: 'network', apiUrl: 'https://roi.example.com' } } },
  play: async () => expect(await screen.findByRole('alertdialog')).toBeVisible(),
});

/** When the reader canceled an analysis or went back: the values are kept, and a link leads to the previous report. */
export const Canceled = Ready.extend({
  tags: ['state:edge'],
  args: { state: { kind: 'canceled', hasPrevious: true }, initialValues: typedValues },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^The analysis was canceled\. Your entries are still here\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Back to the previous report' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/dashboard');
  },
});

/** When the browser cannot store data: a notice says so before the form is submitted. */
export const NothingIsKept = Ready.extend({
  tags: ['state:edge'],
  args: { notice: 'Your browser doesn’t let this page save data. Your report will be lost if you reload.' },
});

const scopeNote: ScopeNote = {
  projectName: 'Aurora Payments',
  isWaiting: true,
  chosen: [
    { part: 'types', text: 'Issue types: Bug, Task' },
    { part: 'working-time', text: 'Working time: Monday to Thursday, 9 to 17, without 30 holidays' },
  ],
  onRemove: fn(),
  onDiscard: fn(),
  onDismiss: fn(),
};

/** When the API key is needed to make the report again with another scope: that scope is listed. */
export const ScopeChosen = Ready.extend({
  tags: ['state:edge'],
  args: { scopeNote },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/Enter the API key to analyze Aurora Payments again/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Issue types: Bug, Task' }));
    await expect(args.scopeNote?.onRemove).toHaveBeenCalledWith('types');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the default' }));
    await expect(args.scopeNote?.onDiscard).toHaveBeenCalledOnce();
  },
});

/** When the report is made again with the default scope and calendar: the note that asks for the API key can be dismissed. */
export const ScopeDefault = Ready.extend({
  tags: ['state:edge'],
  args: { scopeNote: { ...scopeNote, chosen: [] } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/with the default scope and calendar\./);
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.scopeNote?.onDismiss).toHaveBeenCalledOnce();
  },
});

/** When the assistant's name needs several lines. */
export const LongNames = Ready.extend({
  tags: ['state:edge', 'phone'],
  decorators: [inBrand(longBrand)],
});
