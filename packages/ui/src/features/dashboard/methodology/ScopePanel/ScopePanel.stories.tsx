import type { Provenance } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { available, entry, manyLabels } from '../../../../testing/availableScope.ts';
import { ScopePanel } from './ScopePanel.tsx';

function provenanceWith(choice: Partial<Provenance>): Provenance {
  if (clearWin.provenance === undefined) throw new Error('the fixture has no provenance');
  return { ...clearWin.provenance, ...choice };
}

const scope = { kind: 'ready', available, needsApiKey: false } as const;

const meta = preview.meta({
  title: 'Features/ScopePanel',
  component: ScopePanel,
  args: { provenance: provenanceWith({}), scope, onAnalyzeAgain: fn(), onStartOver: fn() },
});

/** When the reader chooses only bugs: the request contains that choice and no defaults. One click restores the default. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const types = within(await canvas.findByRole('group', { name: 'Issue types' }));
    await userEvent.click(types.getByRole('button', { name: 'Select none' }));
    await userEvent.click(types.getByRole('checkbox', { name: 'Bug 402 tickets' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({ scope: expect.objectContaining({ types: ['10004'] }) });
    const zone = canvas.getByRole('combobox', { name: 'Time zone' });
    await userEvent.selectOptions(zone, 'Asia/Tokyo');
    await expect(within(zone).getByRole('option', { name: /^Same as the Jira account .*York/ })).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenLastCalledWith({});
  },
});

/** When the report has its own scope and calendar: the fields show them, and the API key is needed again. */
export const Chosen = meta.story({
  tags: ['state:ready'],
  args: {
    provenance: provenanceWith({
      scope: { types: [{ id: '10004', name: 'Bug' }], work_statuses: [{ id: '3', name: 'In Progress' }] },
      calendar: {
        time_zone: 'Europe/Berlin',
        working_days: [1, 2, 3, 4],
        hours: { from: '08:15', to: '24:00' },
        holidays: ['2025-12-25', '2025-12-26'],
      },
      time_zone: 'Europe/Berlin',
      scope_changes: 3,
    }),
    scope: { ...scope, needsApiKey: true },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/will ask for your API key/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: /Story/ })).not.toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
    await expect(canvas.getByRole('combobox', { name: 'Work starts' })).toHaveValue('08:15');
    await expect(canvas.getByRole('option', { name: 'Same as the Jira account' })).toBeInTheDocument();
  },
});

/** When the report uses a label that no ticket has anymore: the label is listed and can be removed. */
export const GoneLabel = meta.story({
  tags: ['state:edge'],
  args: {
    provenance: provenanceWith({
      scope: { labels: ['backend', 'beta'].map((name) => ({ id: name, name })) },
    }),
  },
  play: async ({ args, canvas }) => {
    const gone = await canvas.findByRole('checkbox', { name: 'beta 0 tickets' });
    await expect(gone).toBeChecked();
    await expect(canvas.getByText('2 of 4 chosen')).toBeVisible();
    await userEvent.click(gone);
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({ scope: expect.objectContaining({ labels: ['backend'] }) });
  },
});

/** When the tickets have logged hours: status times can be chosen instead. */
export const LoggedHours = meta.story({
  tags: ['state:ready'],
  args: { provenance: provenanceWith({ measure: 'logged', measures: ['logged', 'active'] }) },
  play: async ({ args, canvas }) => {
    const hours = await canvas.findByRole('combobox', { name: 'Hours of a ticket' });
    await expect(hours).toHaveValue('logged');
    await userEvent.selectOptions(hours, 'Status times');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({ measure: 'active' });
    await userEvent.click(canvas.getByRole('button', { name: 'Restore defaults' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenLastCalledWith({});
  },
});

/** When Jira says that no status of the project is in progress: no status is selected, and the default still works. */
export const NothingInProgress = meta.story({
  tags: ['state:edge'],
  args: {
    scope: {
      ...scope,
      available: { ...available, statuses: available.statuses.filter((status) => !status.in_progress) },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Analyze again' }));
    await expect(args.onAnalyzeAgain).toHaveBeenCalledWith({});
  },
});

/** When the choice is invalid: each field explains its error, and nothing is sent. */
export const NothingChosen = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    const types = within(await canvas.findByRole('group', { name: 'Issue types' }));
    await userEvent.click(types.getByRole('button', { name: 'Select none' }));
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'])
      await userEvent.click(canvas.getByRole('checkbox', { name: day }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Work ends' }), '08:00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Holidays' }), '2025-12-25{Enter}Christmas');
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again' }));
    await expect(canvas.getByText('Choose at least one issue type.')).toBeVisible();
    await expect(canvas.getByText('Choose at least one working day.')).toBeVisible();
    await expect(canvas.getByText('Work must end after it starts.')).toBeVisible();
    await expect(canvas.getByText('Line 2: this isn’t a date like 2025-12-25.')).toBeVisible();
    await expect(canvas.getByText('Fix the marked fields first.')).toBeVisible();
    await expect(args.onAnalyzeAgain).not.toHaveBeenCalled();
  },
});

/** When the report was opened from a file, or is older than the choice of scope. */
export const Unknown = meta.story({
  tags: ['state:empty'],
  args: { scope: { kind: 'unknown' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the form' }));
    await expect(args.onStartOver).toHaveBeenCalledOnce();
  },
});

/** When the panel is opened while the choices are loading. */
export const Loading = meta.story({ tags: ['state:loading'], args: { scope: { kind: 'loading' } } });

const retry = fn();

/** When the choices could not be loaded: the connection broke, or a newer version was deployed. */
export const LoadFailed = meta.story({
  tags: ['state:failed'],
  args: { scope: { kind: 'failed', retry } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

/** In the demo, which has no server. */
export const Demo = meta.story({ tags: ['state:empty'], args: { scope: { kind: 'demo' } } });

/** When a project has neither components nor labels. */
export const NoComponents = meta.story({
  tags: ['state:empty'],
  args: { scope: { ...scope, available: { ...available, components: [], labels: [] } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This project has no labels.')).toBeVisible();
  },
});

/** When a project has more labels than the list shows: a search finds each of them. */
export const ManyLabels = meta.story({
  tags: ['state:edge'],
  args: { scope: { ...scope, available: { ...available, labels: manyLabels } } },
  play: async ({ canvas }) => {
    const labels = within(await canvas.findByRole('group', { name: 'Labels' }));
    const search = labels.getByRole('searchbox', { name: 'Search labels' });
    await userEvent.type(search, 'label-0');
    await userEvent.click(labels.getByRole('button', { name: 'Select none' }));
    await expect(labels.getByText('199 of 200 chosen')).toBeVisible();
    await userEvent.click(labels.getByRole('button', { name: 'Select all' }));
    await expect(labels.getByText('200 of 200 chosen')).toBeVisible();
    await userEvent.type(search, 'x');
    await expect(labels.getByText('No matches.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, '-19');
    await userEvent.click(labels.getByRole('button', { name: 'Select none' }));
    await expect(labels.getByText('189 of 200 chosen')).toBeVisible();
    await expect(labels.getByRole('checkbox', { name: /label-199/ })).not.toBeChecked();
    await expect(labels.queryByRole('checkbox', { name: /label-20\b/ })).toBeNull();
  },
});

/** When names are written from right to left, are very long, or contain HTML. */
export const OddNames = meta.story({
  tags: ['state:edge'],
  args: {
    scope: {
      ...scope,
      available: {
        ...available,
        types: [
          entry('1', 'قصة المستخدم (12)', 1204),
          entry('2', '<img src=x onerror=alert(1)>', 31),
          entry('3', '=SUM(A1:A9)', 2),
        ],
        labels: [
          entry('a', 'a-label-without-any-blank-'.repeat(9), 12),
          entry('b', 'Ein langer Name für eine Beschriftung. '.repeat(6), 3),
        ],
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});
