import { expect, fn } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { storyChrome } from '../../testing/storyChrome.ts';
import { storyCoinOutline, storyCoinPlan, storyWitnessedCoin } from '../../testing/plan/storyCoin.ts';
import { storySample } from '../../testing/storySample.ts';
import { CoinScreen } from './CoinScreen.tsx';
import type { CoinScreenProps } from './CoinScreenProps.ts';

const args: CoinScreenProps = {
  chrome: storyChrome,
  state: { kind: 'form', values: null, failure: null },
  today: new Date(2026, 11, 14, 12),
  sample: storySample,
  onSubmit: fn(),
  onKeep: fn(),
  onCancel: fn(),
  onWeeksChange: fn(),
  onMake: fn(),
  onCheckIssue: fn(),
  onDownload: fn(),
  onBack: fn(),
  onCoins: fn(),
  onSeveralTeams: fn(),
  onCopy: fn(async () => undefined),
};

const meta = preview.meta({
  title: 'Screens/CoinScreen',
  component: CoinScreen,
  parameters: { chromatic: { modes: screenModes } },
  args,
});

/** When a reader who has one team comes from the page that plans a rollout. */
export const Form = meta.story({ tags: ['state:empty'] });

Form.test('submits what was typed, after it was corrected', async ({ canvas, userEvent, args: on }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Read the project' }));
  await expect(await canvas.findByText('Name the project of the team')).toBeVisible();
  await expect(on.onSubmit).not.toHaveBeenCalled();
  await userEvent.type(canvas.getByRole('textbox', { name: 'JIRA Project Name' }), 'ATL');
  await userEvent.type(canvas.getByRole('textbox', { name: 'JIRA Instance URL' }), 'example.atlassian.net');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Your Email' }), 'ada@example.com');
  await userEvent.type(canvas.getByLabelText('JIRA API Key'), 'a-token-of-jira');
  await userEvent.click(canvas.getByRole('button', { name: 'Read the project' }));
  await expect(on.onSubmit).toHaveBeenCalledTimes(1);
});

/** When the project was not found: what was typed is still there. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'form',
      values: {
        project: 'Atlas',
        jiraUrl: 'https://example.atlassian.net',
        email: 'ada@example.com',
        apiKey: '',
        start: new Date(2027, 0, 4),
        smallestSaving: 20,
        sizeField: '',
      },
      failure: { kind: 'network', apiUrl: 'https://roi.example.com/api' },
    },
  },
});

/** While the server reads the project. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', progress: { stage: 'reading', done: 1200, total: 2040 } } },
});

/** While the plan is replayed in the past of the team. */
export const Forecasting = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'forecasting', share: 0.4 } },
});

/** When the project is too young, or its tickets are too few or too slow. */
export const Refused = meta.story({
  tags: ['state:edge'],
  args: { state: { kind: 'refused', refusal: { kind: 'few-tickets', tickets: 41, needed: 60 } } },
});

/** When the forecast is made: the reader chooses a length. */
export const Planned = meta.story({
  tags: ['state:ready', 'one-theme'],
  args: { state: { kind: 'planned', outline: storyCoinOutline, isSizeUsed: false, isSample: false } },
});

Planned.test('offers other lengths, and makes the plan', async ({ canvas, userEvent, args: on }) => {
  await userEvent.click(canvas.getByRole('radio', { name: /13 weeks/ }));
  await expect(on.onWeeksChange).toHaveBeenCalledWith(13);
  await userEvent.click(canvas.getByRole('button', { name: 'Make the plan' }));
  await expect(on.onMake).toHaveBeenCalledOnce();
});

/** When sizes explain much, so that a short plan is enough. */
export const Recommended = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: {
    state: {
      kind: 'planned',
      outline: {
        ...storyCoinOutline,
        name: 'Customer Onboarding and Identity Verification Platform of the northern region',
        recommendedWeeks: 39,
        forecast: storyCoinOutline.forecast.map(({ found, ...cell }) =>
          Object.assign(cell, { found: Math.min(1, found + 0.15) }),
        ),
      },
      isSizeUsed: true,
      isSample: true,
    },
  },
});

/** When the plan is made: both files have to be saved. */
export const Made = meta.story({
  tags: ['state:ready', 'one-theme'],
  args: { state: { kind: 'made', plan: storyCoinPlan, issue: { kind: 'idle' }, saved: [], isSample: false } },
});

Made.test('checks the key of the issue before it asks the server', async ({ canvas, userEvent, args: on }) => {
  const key = canvas.getByRole('textbox', { name: 'Key of the issue' });
  await userEvent.type(key, 'ops');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the issue' }));
  await expect(await canvas.findByText('Type the key of the issue, such as ABC-123')).toBeVisible();
  await userEvent.type(key, '-7');
  await userEvent.click(canvas.getByRole('button', { name: 'Check the issue' }));
  await expect(on.onCheckIssue).toHaveBeenCalledWith('OPS-7');
  await userEvent.click(canvas.getByRole('button', { name: 'Secret file' }));
  await expect(on.onDownload).toHaveBeenCalledWith('secret');
});

/** When the issue does not contain the code. */
export const NoWitness = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'made',
      plan: storyCoinPlan,
      issue: {
        kind: 'failed',
        failure: {
          kind: 'server',
          status: 422,
          statusText: 'Unprocessable Entity',
          message: 'OPS-7 does not contain the code of this plan.',
        },
      },
      saved: ['plan'],
      isSample: false,
    },
  },
});

/** When an issue shows when the plan was made, and both files are saved. */
export const Witnessed = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: {
    state: {
      kind: 'made',
      plan: storyWitnessedCoin,
      issue: { kind: 'idle' },
      saved: ['plan', 'secret'],
      isSample: true,
    },
  },
});
