import {
  clearWin,
  emptyPost,
  hugeNumbers,
  noDetectableChange,
  slower,
  tooLittleData,
  zeroCost,
} from '@roi-insight/contracts/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { MetricCards } from './MetricCards.tsx';

const meta = preview.meta({ title: 'Features/MetricCards', component: MetricCards, args: { report: clearWin } });

/** A clear saving. */
export const ClearWin = meta.story({ tags: ['state:ready'] });

/** When the difference may be chance: figures and subtitles stay, and a second line says so. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: noDetectableChange },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Within normal variation')[0]).toBeVisible();
    await expect(canvas.getByText('Assumes the difference is real')).toBeVisible();
  },
});

/** When tickets take longer: minus signs, downward arrows, and no mention of savings. */
export const Slower = meta.story({
  tags: ['state:edge'],
  args: { report: slower },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Slower task completion')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('−$');
  },
});

/** When there is no verdict yet: shows the figures that can be calculated, and a reason for each missing one. */
export const TooLittleData = meta.story({
  tags: ['state:edge'],
  args: { report: tooLittleData },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Too little data to project')).toBeVisible();
    await expect(canvas.queryByText('—')).toBeNull();
  },
});

/** When nothing was completed since adoption. */
export const EmptyPostPeriod = meta.story({ tags: ['state:empty'], args: { report: emptyPost } });

/** When the engineer cost is zero: hours were saved, but no dollars. */
export const ZeroCost = meta.story({ tags: ['state:edge'], args: { report: zeroCost } });

/** When the sums are long: all digits are shown in a smaller size. */
export const HugeNumbers = meta.story({ tags: ['state:edge'], args: { report: hugeNumbers } });

/** When the assistant has a name that needs two lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...defaultBrand, assistant: 'Enterprise Pair Programming Companion' }}>
        <Story />
      </BrandProvider>
    ),
  ],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
