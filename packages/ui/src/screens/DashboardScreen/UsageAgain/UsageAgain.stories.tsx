import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import type { UnderstoodUsage } from '../../../features/connect/UsageData/UnderstoodUsage.ts';
import type { UsageRun } from '../../../features/connect/UsageData/UsageRun.ts';
import { type NextAnalysis, UsageAgain } from './UsageAgain.tsx';

const understood: UnderstoodUsage = {
  fileNames: ['claude-code-2025.json', 'people.csv'],
  sources: [
    {
      title: 'Claude Code',
      summary: '41 people in 3 teams, Sep 1, 2025 – Nov 22, 2026, $18,240; 12 people in no team',
      notes: ['Without a cost: 1,200 records.'],
    },
  ],
  teams: ['AUR', 'BOR', 'CIN'],
  hasEveryone: false,
  besideEveryone: [],
  onlyFor: null,
};

const idle: UsageRun = { kind: 'idle' };

const onAnalyze = fn();
const onStartOver = fn();
const next: NextAnalysis = { kind: 'ready', needsApiKey: false, inReport: 'none', onAnalyze };

/** No pictures, because UsageData has pictures of the file choice, and only a button and a sentence are added here. */
const meta = preview.meta({
  title: 'Screens/UsageAgain',
  component: UsageAgain,
  parameters: { chromatic: { modes: screenModes } },
  args: {
    run: idle,
    understood,
    isEveryone: false,
    project: 'aur',
    others: ['BOR'],
    next,
    onEveryoneChange: fn(),
    onFiles: fn(),
    onColumns: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
});

const AGAIN = { name: 'Analyze again with usage' };

/** When the row of usage was opened and the report has no usage. */
export const Empty = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { understood: null, isEveryone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeVisible();
    await expect(canvas.queryByRole('button', AGAIN)).toBeNull();
  },
});

/** When files were read: their summary is shown, and the project can be analyzed again. */
export const Understood = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Claude Code: 41 people.*not sent: .?CIN/s);
    await userEvent.click(canvas.getByRole('button', AGAIN));
    await expect(onAnalyze).toHaveBeenCalled();
  },
});

/** When the report is on a tracker whose API key is not stored. */
export const NeedsApiKey = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { next: { kind: 'ready', needsApiKey: true, inReport: 'none', onAnalyze } },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/ask for your API key again.*keeps the usage data/)).toBeVisible(),
});

/** When the report already has the usage of these files. */
export const SameUsage = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { next: { kind: 'ready', needsApiKey: false, inReport: 'same', onAnalyze } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This report has this usage.')).toBeVisible();
    await expect(canvas.queryByRole('button', AGAIN)).toBeNull();
  },
});

/** When the report has usage, and its files were removed. */
export const Removed = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    understood: null,
    isEveryone: true,
    next: { kind: 'ready', needsApiKey: true, inReport: 'other', onAnalyze },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/ask for your API key again.*don’t store it\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again without usage' }));
    await expect(onAnalyze).toHaveBeenCalled();
  },
});

/** While other files are read: canceling returns to the previous ones. */
export const Reading = meta.story({
  tags: ['state:loading', 'no-picture'],
  args: { run: { kind: 'reading', fileNames: ['usage.csv'], share: 0.4 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Reading 1 file' })).toBeVisible();
    await expect(canvas.getByRole('button', AGAIN)).toBeDisabled();
  },
});

/** When other files could not be read: the previous ones can still be used. */
export const Refused = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    run: { kind: 'refused', fileNames: ['usage.csv'], problems: ['usage.csv, line 17: a day twice.'], count: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/still used/);
    await expect(canvas.getByRole('button', AGAIN)).toBeEnabled();
  },
});

/** When the files contain no team of the report. */
export const OtherTeams = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { project: 'Payments', others: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/no team named .*Payments/);
    await expect(canvas.queryByRole('button', AGAIN)).toBeNull();
  },
});

/** When the report was opened from a file, which has no form. */
export const FromFile = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { next: { kind: 'from-file', onStartOver } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/This report comes from a file/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the form' }));
    await expect(onStartOver).toHaveBeenCalled();
  },
});
