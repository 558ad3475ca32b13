import { planFileProblem } from '@roi-insight/report-text';
import type { PlanCondition, PlanRead } from '@roi-insight/roi-math';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { planReportArgs } from '../../testing/plan/planReportArgs.ts';
import { storyPlan, storyPlanReport, storyRead, storyReading, storyWaiting } from '../../testing/plan/planReports.ts';
import { PlanReportScreen } from './PlanReportScreen.tsx';
import type { PlanReportState } from './PlanReportScreenProps.ts';

const meta = preview.meta({
  title: 'Screens/PlanReportScreen',
  component: PlanReportScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: planReportArgs,
});

const made = (result: Partial<PlanRead>): PlanReportState => ({
  kind: 'made',
  report: { ...storyPlanReport, result: { ...storyRead, ...result } },
});

type States = Partial<Record<PlanCondition['kind'], PlanCondition['state']>>;

/** The conditions, of which some are not met or not confirmed. */
const withStates = (states: States): readonly PlanCondition[] =>
  storyRead.conditions.map(({ kind }) => ({ kind, state: states[kind] ?? 'met' }));

/** When the page was reloaded: the reader must choose the plan again. */
export const NoPlan = meta.story({ tags: ['state:empty'], args: { state: { kind: 'no-plan', problem: null } } });

/** When a chosen file is damaged. */
export const Damaged = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'no-plan',
      problem: 'pilot.json: This plan cannot be read: the file is damaged or was changed. Choose the original file.',
    },
  },
});

/** When a plan was opened: the page asks only for missing data. */
export const Asking = meta.story({ tags: ['state:ready'] });

Asking.test(
  'submits the credential with the starts that differ from the plan',
  async ({ canvas, userEvent, args: on }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the plan' }));
    await expect(await canvas.findByText('Please enter a valid email address')).toBeVisible();
    const url = canvas.getByLabelText('JIRA Instance URL');
    await userEvent.clear(url);
    await userEvent.type(url, 'jira.example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByLabelText('JIRA API Key'), 'a-token-of-jira');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Draco' }), 'Did not start');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Atlas' }), 'Another day');
    await userEvent.click(canvas.getByRole('button', { name: 'Read the plan' }));
    await expect(on.onSubmit).toHaveBeenCalledWith({
      jiraUrl: 'https://jira.example.com',
      email: 'ada@example.com',
      apiKey: 'a-token-of-jira',
      starts: new Map([
        ['DRA', null],
        ['ATL', '2027-01-04'],
      ]),
    });
  },
);

/** When the tracker refused the credential: typed values are kept. */
export const Refused = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'asking',
      plan: storyPlan,
      failure: { kind: 'network', apiUrl: 'https://roi.example.com/api' },
      problem: null,
    },
  },
});

/** When the terms of the plan contradict each other: no comparison is possible. */
export const Contradicting = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'asking',
      plan: storyPlan,
      failure: null,
      problem: planFileProblem('its terms contradict each other'),
    },
  },
});

/** While the server reads the teams. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', plan: storyPlan, step: 'tickets', progress: null, elapsedMs: 4000 } },
});

/** While the orders are compared. */
export const Comparing = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', plan: storyPlan, step: 'orders', progress: null, elapsedMs: 9000 } },
});

/** Before the day on which the plan is read: shows the progress of the plan, but no result. */
export const Waiting = meta.story({
  tags: ['state:edge'],
  args: { today: '2027-03-29', state: { kind: 'made', report: { ...storyPlanReport, result: storyWaiting } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This plan is read on Jul 5, 2027' })).toBeVisible();
    await expect(canvas.queryByText(/Because of the rollout|less time|range/)).toBeNull();
  },
});

/** When the plan was followed and the teams became faster. */
export const Faster = meta.story({ tags: ['state:ready', 'both-themes'], args: { state: made({}) } });

Faster.test('exports Markdown', async ({ args, canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /Markdown/ }));
  await expect(args.onDownload).toHaveBeenCalledWith('markdown');
  // The menu keeps the focus until it has disappeared.
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

/** When chance alone can explain the difference. */
export const NoDetectableChange = meta.story({
  tags: ['state:empty'],
  args: {
    state: made({
      verdict: 'no-detectable-change',
      savedPercent: 8,
      interval: { low: -9.3, high: 22.4 },
      statistic: 0.9,
      p: 1840 / 5000,
      extreme: 1840,
    }),
  },
});

/** When the teams became slower. */
export const Slower = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    state: made({
      verdict: 'slower',
      savedPercent: -14,
      interval: { low: -27, high: -3.2 },
      statistic: -2.6,
      p: 44 / 5000,
      extreme: 44,
    }),
  },
});

/** When teams started on other days than planned, one waiting team used the assistant, and another team could not be read. */
export const Deviations = meta.story({
  tags: ['state:edge', 'phone'],
  args: {
    state: {
      kind: 'made',
      report: {
        ...storyPlanReport,
        reading: {
          ...storyReading,
          teams: storyReading.teams.map((team) =>
            team.key === 'HYD' ? { kind: 'unread', key: 'HYD', name: 'Hydra', reason: { kind: 'no-tickets' } } : team,
          ),
        },
        starts: new Map([
          ['BOR', '2027-02-08'],
          ['DRA', null],
        ]),
        result: {
          ...storyRead,
          grade: 'C',
          savedPercent: 19,
          interval: { low: 3, high: null },
          deviations: [
            { kind: 'late-start', key: 'BOR', planned: '2027-01-25', started: '2027-02-08' },
            { kind: 'not-started', key: 'DRA', planned: '2027-03-15' },
            { kind: 'waiting-used', key: 'FOR', weeks: 5 },
            { kind: 'lost-team', key: 'HYD', why: 'unread' },
            { kind: 'usage-start', key: 'ERI', start: '2027-04-05', use: 'not-used' },
          ],
          conditions: withStates({
            teams: 'not-confirmed',
            starts: 'not-met',
            'waiting-waited': 'not-met',
            'same-work': 'not-met',
          }),
          sameWork: { state: 'not-met', changes: ['throughput'], moreTickets: null },
        },
      },
    },
  },
});

/** When no condition is broken, but some cannot be confirmed: no cause is named, and each of them says what would confirm it. */
export const NotConfirmed = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    state: made({
      grade: 'A',
      conditions: storyRead.conditions.map(({ kind }) => ({ kind, state: kind === 'drawn' ? 'met' : 'not-confirmed' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Tickets of these teams took \d+% less time/)).toBeVisible();
    await expect(canvas.queryByText(/Because of/)).toBeNull();
    await expect(canvas.getAllByText('Not confirmed:')).toHaveLength(storyRead.conditions.length - 1);
    await expect(canvas.getByText(/A usage file with team and week would show it/)).toBeVisible();
  },
});

/** When the file was changed: the result names no cause. */
export const Changed = meta.story({
  tags: ['state:failed'],
  args: {
    state: made({
      grade: 'C',
      deviations: [{ kind: 'changed' }],
      conditions: withStates({ 'one-plan': 'not-met', 'waiting-waited': 'not-confirmed' }),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The file was changed after its code was made/)).toBeVisible();
    await expect(canvas.queryByText(/Because of/)).toBeNull();
  },
});

/** When a file could not be saved. */
export const DownloadFailed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: made({}),
    download: { kind: 'failed', message: 'The file could not be made: a part of the app did not load. Try again.' },
  },
});
