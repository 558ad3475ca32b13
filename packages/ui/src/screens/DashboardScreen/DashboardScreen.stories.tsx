import { comparisonGradeA, emptyPost, lasting, noDetectableChange, slower } from '@roi-insight/contracts/fixtures';
import { expect, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
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
    const bar = await canvas.findByRole('progressbar', { name: '1,800 of 4,250 tickets read' });
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
    const name = 'Team 3 of 20: Cinder Mobile — 240 of 1,200 tickets read';
    const bar = await canvas.findByRole('progressbar', { name });
    await expect(Number(bar.getAttribute('aria-valuenow'))).toBeCloseTo(11);
    await expect(canvas.getByText('Reading 20 teams can take a few minutes')).toBeVisible();
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent(/^Team 3 of 20: Cinder Mobile$/);
  },
});

/** When other teams were compared: verdict, grade and answer are based on them, and a row shows them. */
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

/** When every quarter of the first year showed a saving: the net value is the sum of four measured quarters. */
export const Lasting = meta.story({
  tags: ['state:edge'],
  args: { state: ready(lasting) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Net savings in the first year, measured' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Since then / })).toBeVisible();
  },
});

/** When the reader opens the URL but has not submitted the form. */
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

/** When the difference may be chance: the cards say so. */
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

/** When nothing was completed since adoption. */
export const EmptyPostPeriod = meta.story({ tags: ['state:empty'], args: { state: ready(emptyPost) } });
