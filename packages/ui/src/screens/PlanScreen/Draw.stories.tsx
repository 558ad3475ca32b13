import { expect, fn, userEvent } from 'storybook/test';
import { screenModes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';
import { planArgs } from '../../testing/plan/planArgs.ts';
import { storyOutline, storyPlan } from '../../testing/plan/storyPlan.ts';
import { PlanScreen } from './PlanScreen.tsx';

const meta = preview.meta({
  title: 'Screens/PlanScreen/Draw',
  component: PlanScreen,
  parameters: { chromatic: { modes: screenModes } },
  args: planArgs,
});

/** Before the draw: an issue can prove when the plan was made. */
export const Registering = meta.story({
  tags: ['state:ready'],
  args: {
    onCheckIssue: fn(),
    onDraw: fn(),
    state: {
      kind: 'registering',
      outline: storyOutline,
      hash: storyPlan.hash,
      issue: { kind: 'idle' },
      issueKey: 'ops-217',
      isSample: false,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check and draw' }));
    await expect(args.onCheckIssue).toHaveBeenCalledWith('OPS-217');
    await userEvent.click(canvas.getByRole('button', { name: 'Draw now' }));
    await expect(args.onDraw).toHaveBeenCalledOnce();
  },
});

/** While the server looks up the issue. */
export const CheckingIssue = meta.story({
  tags: ['state:loading', 'no-picture'],
  args: {
    state: {
      kind: 'registering',
      outline: storyOutline,
      hash: storyPlan.hash,
      issue: { kind: 'checking' },
      issueKey: 'OPS-217',
      isSample: false,
    },
  },
});

/** When the issue does not have the code. */
export const IssueRefused = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'registering',
      outline: storyOutline,
      hash: storyPlan.hash,
      issue: {
        kind: 'failed',
        failure: {
          kind: 'server',
          status: 422,
          statusText: 'Unprocessable Entity',
          message: 'OPS-217 does not contain the code of this plan.',
        },
      },
      issueKey: 'OPS-217',
      isSample: false,
    },
  },
});

/** After the draw: the order, its files, and the next steps. */
export const Drawn = meta.story({
  tags: ['state:ready'],
  args: {
    onDownload: fn(),
    state: { kind: 'drawn', plan: storyPlan, isNew: true, file: { kind: 'idle' }, isSample: false },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Plan file' }));
    await expect(args.onDownload).toHaveBeenCalledWith('plan');
  },
});

/** When the PDF could not be made. */
export const DownloadFailed = meta.story({
  tags: ['state:failed', 'no-picture'],
  args: {
    state: {
      kind: 'drawn',
      plan: storyPlan,
      isNew: false,
      file: { kind: 'failed', message: 'The file could not be made: a part of the app did not load.' },
      isSample: false,
    },
  },
});
