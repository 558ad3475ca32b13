import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../brand/index.ts';
import { longBrand } from '../../../testing/storyBrands.ts';
import { storyChrome } from '../../../testing/storyChrome.ts';
import { ScreenHeading } from '../ScreenHeading/ScreenHeading.tsx';
import { PageFrame } from './PageFrame.tsx';

const meta = preview.meta({
  title: 'Features/PageFrame',
  component: PageFrame,
  args: { chrome: { ...storyChrome, onNavigate: fn() }, children: <ScreenHeading>A screen</ScreenHeading> },
});

/** Around every screen except the dashboard: the product at the top, the customer at the bottom. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'ROI Insight, home' }));
    await expect(args.chrome.onNavigate).toHaveBeenCalledWith('/');
  },
});

/** When the keyboard is used: the first tab stop skips the header. */
export const SkipLink = meta.story({
  tags: ['state:edge'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skip = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toHaveFocus();
    await userEvent.click(skip);
    await expect(canvas.getByRole('main')).toHaveFocus();
    skip.focus();
  },
});

/** When product and customer have very long names. */
export const LongNames = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={longBrand}>
        <div style={{ maxWidth: 390 }}>{Story()}</div>
      </BrandProvider>
    ),
  ],
});
