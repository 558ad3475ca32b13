import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyOrganization } from '../../../testing/storySample.ts';
import { PlanForm } from './PlanForm.tsx';

const meta = preview.meta({
  title: 'Features/PlanForm',
  component: PlanForm,
  args: {
    today: new Date(2026, 0, 15, 12),
    initialValues: null,
    sample: storyOrganization,
    onSubmit: fn(),
    onKeep: fn(),
  },
});

/** Before anything is typed. */
export const Empty = meta.story({
  tags: ['state:empty'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 teams')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /first team start/ })).toHaveTextContent('January 26, 2026');
  },
});

/** While teams are typed: their number and repeated names are shown immediately. */
export const TypingTeams = meta.story({
  tags: ['state:edge'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Teams that take part'), 'AUR, BOR{enter}Cinder Mobile{enter}aur');
    await expect(canvas.getByText('3 teams')).toBeVisible();
    await expect(canvas.getByText(/is listed more than once/)).toBeVisible();
    await expect(args.onKeep).toHaveBeenCalledWith(expect.objectContaining({ teams: 'AUR, BOR\nCinder Mobile\naur' }));
  },
});

/** When the sample organization was chosen: one more click reads the teams. */
export const Sample = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Teams that take part'), 'AUR');
    await userEvent.click(canvas.getByRole('button', { name: 'Use the sample organization' }));
    await expect(canvas.getByText('9 teams')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read the teams' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Use my own Jira' }));
    await expect(canvas.getByLabelText('Teams that take part')).toHaveValue('AUR');
  },
});

/** When values are invalid: each field explains its error. */
export const Invalid = meta.story({
  tags: ['state:failed'],
  args: {
    initialValues: {
      email: 'ana',
      jiraUrl: 'example',
      apiKey: 'short',
      teams: 'AUR\nBOR',
      start: new Date(2026, 1, 2),
      rampWeeks: 40,
      smallestSaving: 90,
      sizeField: '',
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read the teams' }));
    await expect(await canvas.findByText('6 fields need your attention.')).toBeVisible();
    await expect(canvas.getByText('Type a percentage from 5% to 60%')).toBeVisible();
    await expect(canvas.getByLabelText('Teams that take part')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
