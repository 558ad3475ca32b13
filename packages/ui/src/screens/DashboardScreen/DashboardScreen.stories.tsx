import {
  badDates,
  comparisonGradeA,
  comparisonProgram,
  emptyPost,
  fading,
  gaps,
  hugeNumbers,
  lasting,
  longNames,
  missingEvidence,
  noDetectableChange,
  oneWeek,
  rtlName,
  slower,
  tooLittleData,
  twoHundredWeeks,
  zeroCost,
} from '@roi-insight/contracts/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { quarterReports } from '../../../../report-text/test/quarterReports.ts';
import { dashboardArgs, ready } from '../../testing/dashboardArgs.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const meta = preview.meta({
  title: 'Screens/DashboardScreen',
  component: DashboardScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: dashboardArgs,
});

/** After an analysis that found a clear saving. */
export const ClearWin = meta.story({ tags: ['state:ready', 'forced-colors', 'both-themes'] });

/** After an analysis whose report was too large for the browser's storage. */
export const NotKept = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { notice: 'Your browser couldn’t save this report.' },
  play: async ({ canvas }) => expect(canvas.getByText(/couldn’t save this report/)).toBeVisible(),
});

/** When the loading screen has ended and the server has not reported progress yet. */
export const Loading = meta.story({
  tags: ['state:loading', 'phone'],
  args: { state: { kind: 'loading', progress: null, elapsedMs: 6000 } },
});

/** When the loading screen has ended and the server reports its progress. */
export const LoadingWithProgress = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'loading', progress: { stage: 'reading', done: 1800, total: 4250 }, elapsedMs: 12_900 } },
  play: async ({ args, canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: '1,800 of 4,250 tickets read' });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(42.35, 1);
    await expect(canvas.getByText('12 s elapsed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancelAnalysis).toHaveBeenCalledOnce();
  },
});

/** When the loading screen has ended while several teams are being read: the total progress, and a longer estimate. */
export const LoadingTeams = meta.story({
  tags: ['state:loading'],
  args: {
    state: {
      kind: 'loading',
      progress: { stage: 'reading', done: 240, total: 1200, team: { name: 'Cinder Mobile', number: 3, of: 20 } },
    },
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Team 3 of 20: Cinder Mobile — 240 of 1,200 tickets read' });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(11);
    await expect(canvas.getByText('Reading 20 teams can take a few minutes')).toBeVisible();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^Team 3 of 20: Cinder Mobile$/);
  },
});

/** After an analysis that was compared with other teams: verdict, grade and answer are based on them, and a row shows them. */
export const ComparedWithTeams = meta.story({
  tags: ['state:edge'],
  args: { state: ready(comparisonGradeA) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: /^Net / })).toHaveTextContent('Evidence A');
    await expect(
      await canvas.findByRole('button', {
        name: /^Compared with other teams \d+ other teams: \d+% less time per ticket$/,
      }),
    ).toBeVisible();
  },
});

ComparedWithTeams.test('Its row shows the comparison', async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: /^Compared with other teams/ }));
  const section = await canvas.findByRole('region', { name: 'Compared with other teams' });
  await waitFor(() =>
    expect(section).toHaveTextContent(/Compared with \d+ other teams, a typical ticket takes [\d.]+% less/),
  );
});

/** After an analysis of several teams that adopted one after another: the answer is for all of them. */
export const Program = meta.story({
  tags: ['state:edge'],
  args: { state: ready(comparisonProgram) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('button', { name: /^Compared with other teams \d+ teams that adopted: \d+% less/ }),
    ).toBeVisible();
  },
});

/** More than a year after adoption, when every quarter of the first year showed a saving: the net value is the sum of four measured quarters. */
export const Lasting = meta.story({
  tags: ['state:edge'],
  args: { state: ready(lasting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Net savings per year' })).toHaveTextContent(
      'Sum of 4 measured quarters',
    );
    await expect(await canvas.findByRole('button', { name: /^Since then / })).toBeVisible();
  },
});

/** More than a year after adoption, when only the first quarter showed a saving: the cards of that quarter stay, and the net value is no gain. */
export const Fading = meta.story({
  tags: ['state:edge'],
  args: { state: ready(fading) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Net impact per year' })).toHaveTextContent(
      'Sum of 4 measured quarters',
    );
    await expect(await canvas.findByRole('button', { name: /^Since then / })).toBeVisible();
  },
});

/** A year after adoption: the answer and the first row say what became of the saving. */
export const SinceThen = meta.story({
  tags: ['state:edge'],
  args: { state: ready(quarterReports.lasting), initialSection: 'since-then' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('saving still there after 12 months')).toBeVisible();
    const section = await canvas.findByRole('region', { name: 'Since then' });
    await waitFor(() =>
      expect(section).toHaveTextContent(/In the fourth quarter the saving was still there: 25% less/),
    );
  },
});

/** When the reader opens the URL without having submitted the form. */
export const NothingStored = meta.story({
  tags: ['state:failed', 'phone'],
  args: {
    state: {
      kind: 'failed',
      message: 'No data available. Please submit the form first.',
      hint: 'Reports stay in the tab that created them. Drop a saved report here to open it.',
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Error');
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the form' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/form');
  },
});

/** When the stored data are not JSON. */
export const StoredUnreadable = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { state: { kind: 'failed', message: 'Failed to parse dashboard data' } },
});

/** When the stored data are JSON, but not a report. */
export const StoredForeign = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: { state: { kind: 'failed', message: 'No data available' } },
});

/** When the data cannot be told from chance: the cards say so. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge', 'both-themes', 'phone'],
  args: { state: ready(noDetectableChange) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Within normal variation')[0]).toBeVisible();
  },
});

/** When tickets take longer since adoption. */
export const Slower = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { state: ready(slower) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByText('Faster task completion')).toBeNull();
    await expect(canvasElement).not.toHaveTextContent(/-\$|\$-|NaN|Infinity/);
  },
});

/** When adoption is too recent for a verdict: the cards say what is missing. */
export const TooLittleData = meta.story({ tags: ['state:edge'], args: { state: ready(tooLittleData) } });

/** When nothing was completed since adoption. */
export const EmptyPostPeriod = meta.story({ tags: ['state:empty'], args: { state: ready(emptyPost) } });

/** When there are weeks without a single ticket. */
export const Gaps = meta.story({ tags: ['state:edge'], args: { state: ready(gaps) } });

/** When the server is configured with an engineer cost of zero. */
export const ZeroCost = meta.story({ tags: ['state:edge', 'no-picture'], args: { state: ready(zeroCost) } });

/** When the dollars have more digits than fit on a card in the usual size. */
export const HugeNumbers = meta.story({ tags: ['state:edge', 'phone'], args: { state: ready(hugeNumbers) } });

/** When rows of the series have dates that cannot be read: the charts leave them out. */
export const BadDates = meta.story({ tags: ['state:edge', 'no-picture'], args: { state: ready(badDates) } });

/** When there is one week on either side. */
export const OneWeek = meta.story({ tags: ['state:edge'], args: { state: ready(oneWeek) } });

/** When the baseline is nearly four years long. */
export const TwoHundredWeeks = meta.story({ tags: ['state:edge'], args: { state: ready(twoHundredWeeks) } });

/** When the project has a very long name. */
export const LongNames = meta.story({ tags: ['state:edge', 'phone'], args: { state: ready(longNames) } });

/** When the project has a name that is written from right to left. */
export const RightToLeftName = meta.story({ tags: ['state:edge'], args: { state: ready(rtlName) } });

/** When the server sends only the required fields: no evidence and no provenance. */
export const MissingEvidence = meta.story({ tags: ['state:edge'], args: { state: ready(missingEvidence) } });

/** While both files are being made. */
export const FilesBeingMade = meta.story({
  tags: ['state:loading', 'no-picture'],
  args: { pdf: { kind: 'running', percent: 40 }, fullReport: { kind: 'running', percent: null } },
});

/** When neither file could be made. */
export const FilesFailed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    pdf: { kind: 'failed', message: 'A font could not be fetched. Check the connection and try again.' },
    fullReport: { kind: 'failed', message: 'A font could not be fetched. Check the connection and try again.' },
  },
});
