import { expect, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import type { TableState } from './TableState.ts';
import { TicketFileDialog } from './TicketFileDialog.tsx';

const meta = preview.meta({
  title: 'Features/TicketFileDialog/TicketTable',
  component: TicketFileDialog,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: { adoptionDate: '2025-08-25', onMeanings: fn(), onMapping: fn(), onConfirm: fn(), onBack: fn(), onClose: fn() },
});

const columns = [
  { heading: 'Ticket', cells: ['PAY-1', 'PAY-2', 'PAY-3'] },
  { heading: 'Kind', cells: ['Story', 'Bug', 'Sub-task'] },
  { heading: 'Opened', cells: ['11/03/26 09:30', '12/03/26 10:00', '02/04/26 16:45'] },
  { heading: 'Closed', cells: ['12/03/26 17:00', '', '04/04/26 11:15'] },
];

const unknown: TableState = {
  kind: 'table',
  fileName: 'export.csv',
  tracker: null,
  rowCount: 1204,
  columns,
  mapping: { headings: { created: 'Opened' }, dateOrder: null, leaveOut: [] },
  days: { created: [null, null, null] },
  question: null,
  types: [],
  resolutions: [],
  notes: [],
};

const noVerdict =
  'This table doesn’t say when work started, so times run from creation to completion and there is no verdict.';

const jira: TableState = {
  ...unknown,
  fileName: 'Jira.csv',
  tracker: 'Jira',
  notes: [noVerdict],
  mapping: {
    headings: { id: 'Ticket', created: 'Opened', done: 'Closed', type: 'Kind' },
    dateOrder: null,
    leaveOut: ['Sub-task'],
  },
  types: [
    { name: 'Story', count: 802 },
    { name: 'Bug', count: 310 },
    { name: 'Sub-task', count: 92 },
  ],
  resolutions: [
    { name: 'Fixed', count: 980 },
    { name: 'Auto closed', count: 41 },
  ],
};

const question = {
  orders: ['day-first', 'month-first'],
  example: {
    text: '11/03/26',
    days: [
      { order: 'day-first', day: '2026-03-11' },
      { order: 'month-first', day: '2026-11-03' },
    ],
  },
} as const;

const chosen: TableState = {
  ...unknown,
  notes: [noVerdict],
  mapping: {
    headings: { id: 'Ticket', created: 'Opened', done: 'Closed', type: 'Kind' },
    dateOrder: null,
    leaveOut: ['Sub-task'],
  },
  days: { created: [null, null, null], done: [null, null, null] },
  question,
  types: jira.types,
};

/** When the file is the export of a known tracker: the reader confirms its number of tickets. */
export const KnownTracker = meta.story({
  tags: ['state:ready'],
  args: { state: jira },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: '1,204 tickets from Jira' });
    await expect(dialog).toHaveTextContent(
      /Compare this number .*there is no verdict.*Adoption date: Aug 25, 2025 \(from the form\)/,
    );
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Sub-task' }));
    await expect(args.onMapping).toHaveBeenCalledWith({ leaveOut: [] });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Auto closed' }));
    await expect(args.onMapping).toHaveBeenLastCalledWith({ withoutWork: ['Auto closed'] });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Analyze' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** When the columns of a table are unknown: the reader first chooses the required ones. */
export const UnknownColumns = meta.story({
  tags: ['state:empty'],
  args: { state: unknown },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'What do these columns mean?' });
    await expect(within(dialog).getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await expect(dialog).toHaveTextContent('Choose a column for the ticket ID');
    await userEvent.selectOptions(within(dialog).getByLabelText('Completed'), 'Closed');
    await expect(args.onMapping).toHaveBeenCalledWith({ headings: { created: 'Opened', done: 'Closed' } });
    await userEvent.selectOptions(within(dialog).getByLabelText('Created'), 'None');
    await expect(args.onMapping).toHaveBeenLastCalledWith({ headings: {} });
  },
});

/** When the dates of the chosen columns have two possible orders: the reader is asked once per file. */
export const AmbiguousDates = meta.story({
  tags: ['state:edge'],
  args: { state: chosen },
  play: async ({ args }) => {
    const order = await screen.findByLabelText('Which day is “11/03/26”?');
    await expect(screen.getByRole('button', { name: 'Analyze' })).toBeDisabled();
    await userEvent.selectOptions(order, 'Mar 11, 2026 (day first)');
    await expect(args.onMapping).toHaveBeenCalledWith({ dateOrder: 'day-first' });
  },
});

/** When everything is chosen: the page shows how it interprets the dates. */
export const Chosen = meta.story({
  tags: ['state:ready'],
  args: {
    state: {
      ...chosen,
      mapping: { ...chosen.mapping, dateOrder: 'day-first' },
      days: {
        created: ['2026-03-11', '2026-03-12', '2026-04-02'],
        done: ['2026-03-12', null, '2026-04-04'],
      },
    },
  },
  play: async ({ args }) => {
    await expect(await screen.findByText(/11\/03\/26 09:30 = Mar 11, 2026/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** When the file has 60 columns with long headings. */
export const ManyColumns = meta.story({
  tags: ['state:edge'],
  args: {
    state: {
      ...unknown,
      fileName: `${'all-fields-of-the-payments-platform-'.repeat(3)}.csv`,
      columns: Array.from({ length: 60 }, (_, index) => ({
        heading: `Custom field (Date and time of the ${index + 1}. transition into review)`,
        cells: ['A cell with a text that is as long as a description of a ticket can be, on one line', '', ''],
      })),
      mapping: {
        headings: { id: 'Custom field (Date and time of the 7. transition into review)' },
        dateOrder: null,
        leaveOut: [],
      },
      days: {},
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'What do these columns mean?' });
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(within(screen.getByLabelText('Created')).getAllByRole('option')).toHaveLength(61);
  },
});

/** When Jira's JSON was read: the reader confirms the number of tickets before the report is shown. */
export const Found = meta.story({
  tags: ['state:ready'],
  args: { state: { kind: 'found', fileName: 'search.json', count: 420, notes: ['Left out: 12 sub-tasks and epics.'] } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog', { name: '420 tickets found' })).toHaveTextContent(
      /12 sub-tasks.*Adoption date: Aug 25, 2025/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Show the report' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** When the chosen column of statuses contains unknown statuses: the reader may have chosen the wrong column. */
export const StatusesOfColumn = meta.story({
  tags: ['state:ready'],
  args: {
    state: { kind: 'statuses', fileName: 'export.csv', statuses: [{ name: 'In Review', count: 12 }], isMapped: true },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the columns' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});

/** When a table is refused after its columns were chosen: the reader can choose other columns. */
export const RefusedColumns = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'refused',
      fileName: 'export.csv',
      isMapped: true,
      problems: [{ line: 2, message: 'Closed: “Story” is not a date as it is expected here.' }],
      count: 1,
    },
  },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the columns' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
});
