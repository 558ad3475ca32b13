import { clearWin } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { lazyModule } from '../../../../primitives/lazyModule/lazyModule.ts';
import { usageReports } from '../../../../testing/usageReports.ts';
import { UsagePanel } from './UsagePanel.tsx';

/**
 * Stories have pictures only if their drawings differ. Each other story checks the sentence, row or number that differs.
 */
const meta = preview.meta({
  title: 'Features/UsagePanel',
  component: UsagePanel,
  args: { report: usageReports.covered, economics: defaultEconomics, onAnalyzeFrom: fn(), files: null },
});

const SHARE = 'Share of the team that used the assistant by week';

/** When the report has usage for most weeks, and for the controls. */
export const Ready = meta.story({
  tags: ['state:ready', 'forced-colors', 'both-themes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^62% of the team used the assistant in the last quarter/)).toBeVisible();
    await expect(canvas.getByRole('figure', { name: SHARE })).toHaveTextContent('Hatched: 12 weeks without data.');
    await expect(canvas.getByText(/^14 of 40 seats unused/)).toBeVisible();
    const controls = within(canvas.getByRole('table', { name: 'Controls by usage' }));
    await expect(controls.getByRole('row', { name: /^Contaminated Xenon Tools Used by at least 10%/ })).toBeVisible();
    await expect(controls.getByRole('row', { name: /^Unknown Yarrow Messaging/ })).toBeVisible();
    await expect(controls.getAllByRole('row', { name: /^Verified/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button', { name: /^Analyze again/ })).toBeNull();
  },
});

/** When the reader wants the numbers: every week, including uncovered ones. */
export const WithValues = meta.story({
  tags: ['state:ready', 'no-picture'],
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure', { name: SHARE }));
    await userEvent.click(figure.getByText('Show values'));
    const table = figure.getByRole('table', { name: SHARE });
    await expect(table).toHaveTextContent('Not covered');
    await expect(table).toHaveTextContent('1–4');
  },
});

/** When use began more than two weeks before or after the entered date. */
export const OtherStart = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { report: usageReports.otherStart },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/use began in the week of Oct 20, 2025, 8 weeks after/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Analyze again with Oct 20, 2025' }));
    await expect(args.onAnalyzeFrom).toHaveBeenCalledWith('2025-10-20');
  },
});

/** When use began at another time in a report that was opened from a file: there is no tracker to ask again. */
export const OtherStartFromFile = OtherStart.extend({
  tags: ['state:edge', 'no-picture'],
  args: { onAnalyzeFrom: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/use began in the week of Oct 20, 2025/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Analyze again/ })).toBeNull();
  },
});

/** When use grew slowly: the start is a range, and the entered date is in it. */
export const SlowStart = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.slowStart },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: SHARE })).toHaveTextContent(
      'Observed start: between the weeks of Aug 4, 2025 and Sep 22, 2025.',
    );
    await expect(canvas.queryByRole('button', { name: /^Analyze again/ })).toBeNull();
  },
});

/** When a few people tried the assistant before the team began. */
export const Pilot = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.pilot },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure', { name: SHARE });
    await expect(figure).toHaveTextContent('Observed start: the week of Aug 25, 2025.');
    await expect(figure).toHaveTextContent('A few people used it from Jun 16, 2025, in a pilot.');
  },
});

/** When the team is so small that 1 to 4 people are a large part of it. */
export const FewPeople = meta.story({ tags: ['state:edge'], args: { report: usageReports.fewPeople } });

/** When only the people of each day are known: the shares are minimums. */
export const BusiestDay = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.busiestDay },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^At least 62% of the team/)).toBeVisible();
    await expect(canvas.queryByText('Cost per active person')).toBeNull();
  },
});

/** When the size of the team is unknown: people are shown instead of shares. */
export const NoSize = meta.story({
  tags: ['state:edge'],
  args: { report: usageReports.noSize },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('figure', { name: 'People who used the assistant by week' })).toBeVisible(),
});

/** When two sources count the same team: each source has its own curve. */
export const TwoSources = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { report: usageReports.twoSources },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: `Claude Code: ${SHARE}` })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: `GitHub Copilot: ${SHARE}` })).toBeVisible();
  },
});

/** When the spend is in another currency than the report. */
export const OtherCurrency = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.otherCurrency },
  play: async ({ canvas }) => expect(canvas.getByText(/The spend of the usage is in EUR/)).toBeVisible(),
});

/** When the files contain only other teams. */
export const NoUsage = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { report: usageReports.noUsage },
  play: async ({ canvas }) => expect(canvas.getByText(/^The usage has no team named/)).toBeVisible(),
});

/** When all controls worked without the assistant: the controls share one line. */
export const VerifiedControls = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { report: usageReports.verifiedControls },
  play: async ({ canvas }) => {
    const controls = within(canvas.getByRole('table', { name: 'Controls by usage' }));
    await expect(controls.getAllByRole('row')).toHaveLength(2);
    await expect(controls.getAllByRole('listitem')).toHaveLength(12);
  },
});

/** When the file is a bill: it has amounts, but no active people. */
export const SpendWithoutUsage = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.spendOnly },
  play: async ({ canvas }) => expect(canvas.queryByText('Cost per active person')).toBeNull(),
});

/** When the files show who used the assistant, but not its cost. */
export const UsageWithoutSpend = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { report: usageReports.withoutSpend },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: SHARE })).toBeVisible();
    await expect(canvas.queryByText('Cost per active person')).toBeNull();
  },
});

/** When the number of seats is unknown: none of them can be called unused. */
export const NoSeats = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.noSeats },
  play: async ({ canvas }) => expect(canvas.queryByText('Unused seats')).toBeNull(),
});

/** When the files end before anyone used the assistant. */
export const EndsBeforeUse = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.notAfter },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No start was observed/)).toBeVisible();
  },
});

/** When the project has a name of many words. */
export const LongNames = meta.story({ tags: ['state:edge', 'no-picture'], args: { report: usageReports.longNames } });

/** When twenty teams are compared: teams with the same reason share a line. */
export const TwentyTeams = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: usageReports.twentyTeams },
  play: async ({ canvas }) => {
    const controls = within(canvas.getByRole('table', { name: 'Controls by usage' }));
    await expect(controls.getAllByRole('row')).toHaveLength(5);
    await expect(controls.getAllByRole('listitem')).toHaveLength(19);
  },
});

/** On a phone: figures are below each other. */
export const Phone = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { report: usageReports.otherStart },
  decorators: [(Story) => <div style={{ maxWidth: 350 }}>{Story()}</div>],
});

/** When the reader wants to use other files: the choice of files is below the figures. */
export const OtherFiles = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { files: lazyModule(async () => () => <p>Choose files</p>) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Change usage data' });
    await userEvent.click(button);
    await expect(await canvas.findByText('Choose files')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(canvas.getByText('Choose files')).not.toBeVisible();
  },
});

/** When the code for choosing other files could not be fetched: the figures stay. */
export const OtherFilesFailed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { files: lazyModule(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change usage data' }));
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('figure', { name: SHARE })).toBeVisible();
  },
});

/** When the report has no usage: there is no panel. */
export const Absent = meta.story({
  tags: ['state:empty', 'no-picture'],
  args: { report: clearWin },
  play: async ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
});
