import { expect, fireEvent, fn } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../../testing/storyBrands.ts';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { LandingHero } from './LandingHero.tsx';

const meta = preview.meta({
  title: 'Features/LandingHero',
  component: LandingHero,
  args: { chrome: { ...storyChrome, onNavigate: fn() } },
});

/** On arrival: the purpose of the product, and the main link. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await fireEvent.click(canvas.getByRole('link', { name: 'Calculate Your ROI' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/form');
  },
});

/** When the product was given a title that needs several lines. */
export const LongTitle = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(longBrand)],
});

/** When the title is written from right to left. */
export const RightToLeftTitle = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
