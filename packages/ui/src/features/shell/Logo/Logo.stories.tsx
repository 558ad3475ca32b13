import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../brand/index.ts';
import { longBrand } from '../../../testing/storyBrands.ts';
import { Logo } from './Logo.tsx';

const meta = preview.meta({ title: 'Features/Logo', component: Logo });

/** At the top of every screen. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the product's name does not fit. */
export const LongName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={longBrand}>
        <div style={{ maxWidth: 240 }}>{Story()}</div>
      </BrandProvider>
    ),
  ],
});
