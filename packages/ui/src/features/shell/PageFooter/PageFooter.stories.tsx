import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../brand/index.ts';
import { inBrand } from '../../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../../testing/storyBrands.ts';
import { PageFooter } from './PageFooter.tsx';

const meta = preview.meta({ title: 'Features/PageFooter', component: PageFooter });

/** At the end of every screen. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the customer's name needs more than one line. */
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

/** When the customer's name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
