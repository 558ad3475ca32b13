import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyPlan } from '../../../testing/plan/planReports.ts';
import { PlanStarts } from './PlanStarts.tsx';

const meta = preview.meta({
  title: 'Features/PlanStarts',
  component: PlanStarts,
  args: {
    plan: storyPlan,
    starts: new Map([
      ['BOR', '2027-02-08'],
      ['DRA', null],
    ]),
  },
  argTypes: { plan: { control: false }, starts: { control: false } },
});

/** When a team started late and another did not start. */
export const Deviations = meta.story({
  tags: ['state:edge', 'both-themes', 'forced-colors'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
    await expect(canvas.getByText('Started Feb 8, 2027')).toBeVisible();
    await expect(canvas.getByText('Did not start')).toBeVisible();
  },
});
