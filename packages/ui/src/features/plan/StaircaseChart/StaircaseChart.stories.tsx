import { createFormats, defaultBrand, planStaircase } from '@roi-insight/report-text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { largeOutline, storyOutline, storyPlan } from '../../../testing/plan/storyPlan.ts';
import { StaircaseChart } from './StaircaseChart.tsx';

const formats = createFormats(defaultBrand);

const meta = preview.meta({
  title: 'Features/StaircaseChart',
  component: StaircaseChart,
  args: { title: 'Who starts when', staircase: planStaircase(formats, storyPlan.terms, storyPlan.order) },
});

/** After the order was drawn. */
export const Drawn = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem');
    await expect(rows).toHaveLength(8);
    await expect(rows[0]).toHaveTextContent('Lyra SupportFeb 2');
    await expect(rows[7]).toHaveTextContent('Quartz Billingwaits until Aug 3');
  },
});

/** Before the draw, when only the places in the order are known. */
export const BeforeTheDraw = meta.story({
  tags: ['state:ready'],
  args: { staircase: planStaircase(formats, storyOutline, null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Drawn 1st')).toBeVisible();
    await expect(canvas.queryByText('Lyra Support')).toBeNull();
  },
});

/** When some teams cannot wait for their turn. */
export const WithFixedTeams = meta.story({
  tags: ['state:edge'],
  args: {
    staircase: planStaircase(
      formats,
      {
        ...storyPlan.terms,
        fixed: [
          { key: 'PIL', name: 'Pilot Team', role: 'first' },
          { key: 'REG', name: 'Regulated Payments', role: 'last' },
          { key: 'LEG', name: 'Legacy Mainframe', role: 'never' },
        ],
      },
      storyPlan.order,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not drawn')).toBeVisible();
    await expect(canvas.getByText('never starts')).toBeVisible();
  },
});

/** When a plan has the maximum number of teams and long names. */
export const FortyTeams = meta.story({
  tags: ['state:edge'],
  args: {
    staircase: planStaircase(
      formats,
      largeOutline,
      largeOutline.teams.map(({ key }, index) => ({ key, week: largeOutline.slots[index] ?? null })),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(40);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
