import { expect, fn, screen, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { dragFile } from '../../testing/dragFile.ts';
import { organizationArgs } from '../../testing/organizationArgs.ts';
import { OrganizationScreen } from './OrganizationScreen.tsx';

const meta = preview.meta({
  title: 'Screens/OrganizationScreen',
  component: OrganizationScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: organizationArgs,
});

const text = [
  'project,started,people',
  ...Array.from({ length: 40 }, (_, index) => `TEAM${index + 1},${index < 30 ? '2026-02-02' : 'none'},8`),
].join('\n');

const table = {
  kind: 'read',
  teams: Array.from({ length: 40 }, (_, index) => ({
    project_name: `TEAM${index + 1}`,
    started: index < 30 ? (index === 0 ? '2025-09-01' : '2026-02-02') : null,
    people: 8,
  })),
} as const;

const draft = { jiraUrl: 'https://example.atlassian.net', email: 'ada@example.com', apiKey: 'a-token-of-jira' };

/** When the page is opened. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { onSubmit: fn(), onTextChange: fn(), onFile: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the teams' }));
    await expect(await canvas.findByText('Paste the table of teams, or choose a file')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Teams' })).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const file = new File(['project,started'], 'teams.csv');
    dragFile('drop', canvas.getByRole('textbox', { name: 'Teams' }), file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample organization' }));
    await expect(args.onTextChange).toHaveBeenCalledWith(
      expect.stringMatching(/^project,started\nMeridian Checkout,2025-08-25\n/),
    );
    await expect(canvas.getByLabelText('JIRA Instance URL')).toHaveValue('https://sample.atlassian.net');
    await userEvent.click(canvas.getByRole('button', { name: 'Use my own Jira' }));
    await expect(canvas.getByLabelText('JIRA Instance URL')).toHaveValue('');
  },
});

/** When a pasted table has lines that cannot be read. */
export const Problems = meta.story({
  tags: ['state:failed'],
  args: {
    draft,
    text: 'project,started\nPAY,2026-02-30\nSHOP,soon\nPAY,none',
    table: {
      kind: 'refused',
      failures: [
        {
          reason: 'usage-value',
          place: { file: 'Your table', line: 3, entry: null },
          field: 'started',
          expected: 'day-or-none',
        },
        { reason: 'usage-team-twice', place: { file: 'Your table', line: 4, entry: null }, line: 2 },
      ],
      count: 3,
    },
  },
});

/** When a table was pasted and understood. */
export const Ready = meta.story({
  tags: ['state:ready'],
  args: { draft, text, table, onSubmit: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the teams' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...draft, clientId: undefined });
  },
});

/** When a chosen file is too large for a table of teams. */
export const TooLarge = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { draft, table: { kind: 'too-large', megabytes: 1 } },
});

/** While the server reads the teams. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: {
    onCancel: fn(),
    state: {
      kind: 'reading',
      teams: 120,
      progress: { stage: 'reading', done: 300, total: 800, team: { name: 'Delft Search', number: 37, of: 120 } },
      elapsedMs: 40_000,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Team 37 of 120: Delft Search — 300 of 800 tickets read')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** When the reader canceled a second reading: the typed values are still there, as is the earlier report. */
export const Canceled = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { draft, text, table, state: { kind: 'asking', failure: null, isCanceled: true }, onShowReport: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the report' }));
    await expect(args.onShowReport).toHaveBeenCalledOnce();
  },
});

/** When the server could not be reached: the typed values are kept. */
export const Failed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    draft,
    text,
    table,
    onDismissFailure: fn(),
    state: { kind: 'asking', failure: { kind: 'network', apiUrl: 'https://roi.example.com' }, isCanceled: false },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await expect(args.onDismissFailure).toHaveBeenCalled();
  },
});
