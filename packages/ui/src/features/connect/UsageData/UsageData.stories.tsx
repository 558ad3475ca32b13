import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { UnderstoodUsage } from './UnderstoodUsage.ts';
import { UsageData } from './UsageData.tsx';
import type { UsageRun } from './UsageRun.ts';

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

/** Pictures show the two results of reading. The other stories have the same parts and check their sentences. */
const meta = preview.meta({
  title: 'Features/UsageData',
  component: UsageData,
  args: {
    run: idle,
    understood: null,
    isEveryone: true,
    project: 'AUR',
    others: ['BOR', 'CIN'],
    onEveryoneChange: fn(),
    onFiles: fn(),
    onColumns: fn(),
    onCancel: fn(),
    onRemove: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 640, paddingTop: 32 }}>{Story()}</div>],
});

/** On arrival: usage is optional, so only a closed line is shown. */
export const Closed = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: 'Add usage data (optional)' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  },
});

async function open() {
  const toggle = screen.getByRole('button', { name: /^Add usage data/ });
  if (toggle.getAttribute('aria-expanded') === 'false') await userEvent.click(toggle);
  await screen.findByLabelText('Who is in which team?');
}

/** When the line was opened but no file was chosen. */
export const Empty = meta.story({
  tags: ['state:empty', 'no-picture'],
  play: async ({ args, canvas }) => {
    await open();
    const input = canvas.getByLabelText<HTMLInputElement>('Usage files');
    const file = new File(['{}'], 'usage.json');
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    await expect(input.value).toBe('');
    await userEvent.selectOptions(canvas.getByLabelText('Who is in which team?'), 'A file says it');
    await expect(args.onEveryoneChange).toHaveBeenCalledWith(false);
  },
});

/** While large files are being read. */
export const Reading = meta.story({
  tags: ['state:loading', 'no-picture'],
  args: { run: { kind: 'reading', fileNames: ['claude-code-2025.json', 'people.csv'], share: 0.42 } },
  play: async ({ args, canvas }) => {
    await open();
    await expect(canvas.getByRole('progressbar', { name: 'Reading 2 files' })).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** When the files were read: a summary is shown before the usage is used. */
export const Understood = meta.story({
  tags: ['state:ready', 'forced-colors'],
  args: { understood, isEveryone: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add usage data (optional) 2 files' })).toBeVisible();
    await open();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Claude Code: 41 people in 3 teams/);
    await expect(canvas.getByRole('button', { name: 'Replace the files' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

/** When the files have teams that the form does not name, but not the form's own team. */
export const OtherTeams = Understood.extend({
  tags: ['state:edge', 'no-picture'],
  args: { project: 'Payments', others: ['BOR'] },
  play: async ({ canvas }) => {
    await open();
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent(/The files have no team named “.?Payments/);
    await expect(status).toHaveTextContent(/Not in this analysis, so not sent: .?AUR/);
  },
});

/** After a reload: the summary is kept, but not the files. */
export const AfterReload = Understood.extend({
  tags: ['state:ready', 'no-picture'],
  args: { onEveryoneChange: null },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByLabelText('Who is in which team?')).toBeDisabled();
    await expect(canvas.getByText('Choose the files again to change this.')).toBeVisible();
  },
});

/** When files cannot be understood: each problem has its position and a solution. */
export const NotUnderstood = meta.story({
  tags: ['state:failed'],
  args: {
    run: {
      kind: 'refused',
      fileNames: ['usage.csv'],
      problems: [
        'usage.csv, line 17: week_start is not a Monday. Correct the value, or download the file again.',
        'usage.csv, line 40: the same team and week was read before. Remove files that overlap, and rows that repeat.',
      ],
      count: 25,
    },
  },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We couldn’t read usage\.csv.*line 17.*and 23 more/s);
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  },
});

const columns: UsageRun = {
  kind: 'columns',
  fileName: 'days.csv',
  headings: ['Employee', 'Worked on', 'Squad', 'Requests', 'Cost ($)'],
  suggested: { spend: 'Cost ($)' },
};

/** When a table has columns that are not known: the reader says what they mean, and the file is read again. */
export const ColumnsAsked = meta.story({
  tags: ['state:edge'],
  args: { run: columns },
  play: async ({ args, canvas }) => {
    await open();
    const read = await canvas.findByRole('button', { name: 'Read the file' });
    await expect(read).toBeDisabled();
    await userEvent.selectOptions(canvas.getByLabelText('Person'), 'Employee');
    await expect(canvas.getByText('Choose a column for the person and for the date.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Date'), 'Worked on');
    await expect(canvas.getByLabelText('Team (optional)')).toHaveDisplayValue('One team');
    await userEvent.click(read);
    const chosen = { person: 'Employee', date: 'Worked on', spend: 'Cost ($)' };
    await expect(args.onColumns).toHaveBeenCalledWith(chosen);
  },
});

/** When one column was chosen for two meanings. */
export const ColumnsInvalid = ColumnsAsked.extend({
  tags: ['state:failed', 'no-picture'],
  args: { isEveryone: false },
  play: async ({ args, canvas }) => {
    await open();
    await userEvent.selectOptions(await canvas.findByLabelText('Person'), 'Employee');
    await userEvent.selectOptions(canvas.getByLabelText('Date'), 'Employee');
    await expect(canvas.getByText('Choose a different column for each.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Read the file' })).toBeDisabled();
    await expect(canvas.getByLabelText('Team (optional)')).toHaveDisplayValue('Another file says it');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalled();
  },
});

/** After the columns were chosen and the file was read. */
export const ColumnsRead = Understood.extend({
  tags: ['state:ready', 'no-picture'],
  args: {
    understood: {
      ...understood,
      fileNames: ['days.csv'],
      sources: [{ title: 'Table of usage', summary: '41 people in 1 team, Sep 1, 2025 – Nov 22, 2026', notes: [] }],
    },
  },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Table of usage: 41 people/);
    await expect(canvas.queryByRole('button', { name: 'Read the file' })).toBeNull();
  },
});

/** When a new file cannot be understood: the previous files are still used. */
export const NotReplaced = NotUnderstood.extend({
  tags: ['state:failed', 'no-picture'],
  args: { understood, isEveryone: false },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/read before are still used/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/41 people/);
  },
});

/** When the files have more records than a browser can read. */
export const TooLarge = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    run: {
      kind: 'refused',
      fileNames: ['2024.json', '2025.json'],
      problems: ['The files have more than 2,000,000 records, the limit. Choose fewer files, or a shorter period.'],
      count: 1,
    },
  },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/We couldn’t read these files.*2,000,000 records/s);
  },
});

/** After the reading was canceled. */
export const Canceled = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { run: { kind: 'canceled' } },
  play: async ({ canvas }) => {
    await open();
    await expect(canvas.getByText('Reading was canceled.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose files' })).toBeEnabled();
  },
});
