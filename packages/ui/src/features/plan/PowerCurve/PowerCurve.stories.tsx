import { createFormats, defaultBrand, planPower } from '@roi-insight/report-text';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyOutline, weakForecast } from '../../../testing/plan/storyPlan.ts';
import { PowerCurve } from './PowerCurve.tsx';

const formats = createFormats(defaultBrand);

const meta = preview.meta({
  title: 'Features/PowerCurve',
  component: PowerCurve,
  args: { power: planPower(formats, storyOutline) },
});

/** When the forecast is ready. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'How often a saving of 20% is found' })).toBeVisible();
    await expect(canvas.getByText('82%')).toBeVisible();
  },
});

/** When no length finds the saving often enough. */
export const NeverEnough = meta.story({
  tags: ['state:edge'],
  args: { power: planPower(formats, { ...storyOutline, forecast: weakForecast, recommendedWeeks: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('45%')).toBeVisible();
  },
});

/** When everything or nothing is found, which are the ends of the scale. */
export const EndsOfTheScale = meta.story({
  tags: ['state:edge'],
  args: {
    power: planPower(formats, {
      ...storyOutline,
      forecast: storyOutline.forecast.map(({ weeks, use, saving }) => ({
        weeks,
        use,
        saving,
        found: use === 1 ? 1 : 0,
        error: 0,
      })),
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('100%')).toHaveLength(2);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
