import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { storyOutline, weakForecast } from '../../../testing/plan/storyPlan.ts';
import { PowerByLength } from './PowerByLength.tsx';

const meta = preview.meta({
  title: 'Features/PowerByLength',
  component: PowerByLength,
  args: { outline: storyOutline, onWeeksChange: fn() },
  argTypes: { outline: { control: false } },
});

/** When the forecast is ready. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes', 'forced-colors'],
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('figure', { name: 'How often a saving of 20% is found' });
    await expect(plot).toBeVisible();
    await expect(plot).toHaveTextContent('82%');
  },
});

/** When no length finds the saving often enough. */
export const NeverEnough = meta.story({
  tags: ['state:edge'],
  args: { outline: { ...storyOutline, forecast: weakForecast, recommendedWeeks: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent('45%');
  },
});

/** When everything or nothing is found, which are the ends of the scale. */
export const EndsOfTheScale = meta.story({
  tags: ['state:edge'],
  args: {
    outline: {
      ...storyOutline,
      forecast: storyOutline.forecast.map(({ weeks, use, saving }) => ({
        weeks,
        use,
        saving,
        found: use === 1 ? 1 : 0,
        error: 0,
      })),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('figure')).toHaveTextContent(/100%.*100%/);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
