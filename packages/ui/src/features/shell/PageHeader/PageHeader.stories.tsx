import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../brand/index.ts';
import { longBrand } from '../../../testing/storyBrands.ts';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { PageHeader } from './PageHeader.tsx';

const meta = preview.meta({
  title: 'Features/PageHeader',
  component: PageHeader,
  args: { chrome: { ...storyChrome, onThemeChange: fn() } },
});

/** At the top of every screen except the dashboard. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.chrome.onThemeChange).toHaveBeenCalledWith('dark');
  },
});

/** When the product's name is longer than a phone is wide. */
export const LongName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={longBrand}>
        <div style={{ maxWidth: 360 }}>{Story()}</div>
      </BrandProvider>
    ),
  ],
});
