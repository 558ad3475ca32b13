import { clearWin, emptyPost, hugeNumbers } from '@roi-insight/contracts/fixtures';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { PeriodCard } from './PeriodCard.tsx';

const args = { side: 'pre', metrics: clearWin.summary_metrics.pre_claude } satisfies ComponentProps<typeof PeriodCard>;

const meta = preview.meta({
  title: 'Features/PeriodCard',
  component: PeriodCard,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '34rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The period before adoption. */
export const Before = meta.story({ tags: ['state:ready'] });

/** The period after adoption. */
export const After = Before.extend({
  tags: ['state:ready'],
  args: { side: 'post', metrics: clearWin.summary_metrics.post_claude },
});

/** When nothing was completed in the period: each dash has a reason. */
export const Empty = After.extend({
  tags: ['state:empty'],
  args: { metrics: emptyPost.summary_metrics.post_claude },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No measured ticket in this period')).toHaveLength(3);
  },
});

/** When the hourly rate is in the millions. */
export const Huge = After.extend({ tags: ['state:edge'], args: { metrics: hugeNumbers.summary_metrics.post_claude } });

/** When the assistant's name needs more than one line. */
export const LongAssistantName = After.extend({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider
        brand={{ ...defaultBrand, assistant: 'Enterprise Pair Programming Companion for Regulated Industries' }}
      >
        <Story />
      </BrandProvider>
    ),
  ],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = After.extend({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
