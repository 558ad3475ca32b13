import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { planArgs } from '../../testing/plan/planArgs.ts';
import { largeOutline, storyOutline, weakForecast } from '../../testing/plan/storyPlan.ts';
import { PlanScreen } from './PlanScreen.tsx';

const drawnTeams = storyOutline.teams.map(({ key, name }) => ({ key, name, role: null }));

const meta = preview.meta({
  title: 'Screens/PlanScreen',
  component: PlanScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: planArgs,
});

/** When the page that plans a rollout is opened. */
export const Form = meta.story({
  tags: ['state:empty'],
  args: { onSubmit: fn(), state: { kind: 'form', values: null, failure: null } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the teams' }));
    await expect(await canvas.findByText('Name the projects of the teams that take part')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** When the server could not read the teams: typed values are still there. */
export const Failed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'form',
      values: {
        email: 'ana@example.com',
        jiraUrl: 'https://example.atlassian.net',
        apiKey: '0123456789',
        teams: 'AUR\nBOR\nCIN\nDEL\nHGL',
        start: new Date(2026, 1, 2),
        rampWeeks: 6,
        smallestSaving: 20,
        sizeField: '',
      },
      failure: { kind: 'network', apiUrl: 'https://roi.example.com' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to connect to backend');
    await expect(canvas.getByLabelText('Teams that take part')).toHaveValue('AUR\nBOR\nCIN\nDEL\nHGL');
  },
});

/** While the server reads the teams one after another. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: {
    onCancel: fn(),
    state: {
      kind: 'reading',
      teams: 8,
      progress: {
        stage: 'reading',
        done: 600,
        total: 1200,
        team: { name: 'Cinder Mobile', number: 3, of: 8 },
      },
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Team 3 of 8: .*Cinder Mobile.* — 600 of 1,200 tickets read/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** While the forecast is made: the steps are already known. */
export const Forecasting = meta.story({
  tags: ['state:loading', 'phone'],
  args: {
    state: {
      kind: 'planned',
      outline: { ...storyOutline, forecast: [], recommendedWeeks: null },
      teams: drawnTeams,
      refusal: null,
      forecast: { kind: 'running', share: 0.42 },
      isSample: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('button', { name: 'Continue to the draw' })).toBeDisabled();
  },
});

/** When the forecast is ready and recommends 26 weeks. */
export const Planned = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: {
    onWeeksChange: fn(),
    state: {
      kind: 'planned',
      outline: storyOutline,
      teams: drawnTeams,
      refusal: null,
      forecast: { kind: 'ready', remedies: [] },
      isSample: true,
    },
  },
  play: async ({ args, canvas }) => {
    await expect(
      canvas.getByText(
        '8 teams start in a drawn order from Feb 2, 2026. By Aug 3, 2026, this plan finds a saving of 20% in 82 of 100 cases.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /39 weeks/ }));
    await expect(args.onWeeksChange).toHaveBeenCalledWith(39);
  },
});

/** When no length finds the saving often enough: possible changes are listed. */
export const NeverEnough = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    state: {
      kind: 'planned',
      outline: { ...storyOutline, forecast: weakForecast, recommendedWeeks: null },
      teams: drawnTeams,
      refusal: null,
      forecast: { kind: 'ready', remedies: ['more-teams', 'size-field', 'logged-time', 'larger-saving'] },
      isSample: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^More teams:/)).toBeVisible();
  },
});

/** When too few teams are left for the draw, because one team cannot be measured and two teams start first. */
export const Refused = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'planned',
      outline: {
        ...storyOutline,
        slots: [0, 13],
        waiting: 1,
        teams: storyOutline.teams.slice(0, 4),
        fixed: [
          { key: 'HGL', name: 'Hourglass Platform', role: 'first' },
          { key: 'LYR', name: 'Lyra Support', role: 'first' },
        ],
        leftOut: [{ name: 'Nova Research', reason: { kind: 'no-tickets' } }],
        forecast: [],
        recommendedWeeks: null,
      },
      teams: storyOutline.teams
        .slice(0, 6)
        .map(({ key, name }) => ({ key, name, role: ['HGL', 'LYR'].includes(key) ? 'first' : null })),
      refusal: { kind: 'few-teams', teams: 4, needed: 5 },
      forecast: { kind: 'stopped' },
      isSample: false,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4 teams are in the draw; at least 5 are needed/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Continue to the draw' })).toBeDisabled();
  },
});

/** After the forecast was canceled. */
export const ForecastStopped = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    onForecast: fn(),
    state: {
      kind: 'planned',
      outline: { ...storyOutline, forecast: [], recommendedWeeks: null },
      teams: drawnTeams,
      refusal: null,
      forecast: { kind: 'stopped' },
      isSample: false,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Forecast again' }));
    await expect(args.onForecast).toHaveBeenCalledOnce();
  },
});

/** When a plan has the maximum number of teams and long names. */
export const FortyTeams = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    state: {
      kind: 'planned',
      outline: largeOutline,
      teams: largeOutline.teams.map(({ key, name }) => ({ key, name, role: null })),
      refusal: null,
      forecast: { kind: 'ready', remedies: [] },
      isSample: false,
    },
  },
});
