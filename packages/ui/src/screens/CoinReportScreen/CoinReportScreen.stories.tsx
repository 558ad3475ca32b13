import type { CoinRead } from '@roi-insight/roi-math';
import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../testing/storyChrome.ts';
import { storyCoinPlan, storyCoinRead, storyCoinReading, storyWitnessedCoin } from '../../testing/plan/storyCoin.ts';
import { CoinReportScreen } from './CoinReportScreen.tsx';
import type { CoinReportScreenProps, CoinReportState } from './CoinReportScreenProps.ts';

const plan = storyWitnessedCoin;

const args: CoinReportScreenProps = {
  chrome: storyChrome,
  state: { kind: 'asking', plan, hasSecret: false, problem: null, failure: null },
  draft: { jiraUrl: 'https://example.atlassian.net', email: '', apiKey: '' },
  onSecret: fn(),
  onSubmit: fn(),
  onDismissFailure: fn(),
  onCancel: fn(),
  onChangeInputs: fn(),
  onDownload: fn(),
  onCopy: fn(async () => undefined),
};

const meta = preview.meta({
  title: 'Screens/CoinReportScreen',
  component: CoinReportScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
});

const made = (result: Partial<CoinRead>): CoinReportState => ({
  kind: 'made',
  plan,
  reading: storyCoinReading,
  result: { ...storyCoinRead, ...result },
});

/** When a coin plan was opened: its secret and the credential are missing. */
export const Asking = meta.story({ tags: ['state:empty'] });

/** When the secret is open as well. */
export const WithSecret = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { state: { kind: 'asking', plan, hasSecret: true, problem: null, failure: null } },
});

WithSecret.test('submits the credential', async ({ canvas, userEvent, args: on }) => {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your Email' }), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('JIRA API Key'), 'a-token-of-jira');
  await userEvent.click(canvas.getByRole('button', { name: 'Read the plan' }));
  await expect(on.onSubmit).toHaveBeenCalledTimes(1);
});

/** When the secret belongs to another plan. */
export const OtherSecret = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'asking',
      plan,
      hasSecret: false,
      problem: 'This secret does not belong to this plan. Open the file that was saved with it.',
      failure: null,
    },
  },
});

/** When the server could not be reached: nothing that was typed is lost. */
export const Failed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'asking',
      plan,
      hasSecret: true,
      problem: null,
      failure: { kind: 'network', apiUrl: 'https://roi.example.com/api' },
    },
  },
});

/** While the server reads the tickets. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', plan, progress: null, elapsedMs: 4000 } },
});

/** Before the day of reading: no result. */
export const Waiting = meta.story({
  tags: ['state:edge'],
  args: {
    state: {
      kind: 'made',
      plan: storyCoinPlan,
      reading: storyCoinReading,
      result: { kind: 'waiting', tickets: 214, deviations: [{ kind: 'not-witnessed' }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This plan is read on Jul 26, 2027' })).toBeVisible();
    await expect(canvas.queryByText(/Because|less time|range/)).toBeNull();
  },
});

/** When tickets with the assistant allowed took less time. */
export const Faster = meta.story({ tags: ['state:ready', 'one-theme'], args: { state: made({}) } });

/** When chance alone can explain the difference. */
export const NoDetectableDifference = meta.story({
  tags: ['state:empty'],
  args: {
    state: made({
      verdict: 'no-detectable-change',
      p: 2200 / 5000,
      extreme: 2200,
      savedPercent: 7,
      interval: { low: -11, high: 22 },
      statistic: 0.07,
    }),
  },
});

/** When allowed tickets took more time. */
export const Slower = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    state: made({
      verdict: 'slower',
      p: 60 / 5000,
      extreme: 60,
      savedPercent: -29,
      interval: { low: -55, high: -6 },
      statistic: -0.25,
    }),
  },
});

/** When the plan was registered late, and the coins changed which tickets were completed. */
export const Deviations = meta.story({
  tags: ['state:edge'],
  args: {
    state: made({
      deviations: [
        { kind: 'registered-late', created: '2027-02-01T10:00:00Z' },
        { kind: 'unequal-rest', yes: { tickets: 262, measured: 251 }, no: { tickets: 257, measured: 201 } },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/It could not be confirmed when the coins were drawn/)).toBeVisible();
    await expect(canvas.queryByText(/Because/)).toBeNull();
  },
});

/** When the plan was changed after its code was made. */
export const Changed = meta.story({
  tags: ['state:failed'],
  args: {
    state: { kind: 'made', plan, reading: storyCoinReading, result: { kind: 'refused', reason: 'changed' } },
  },
});
