import {
  clearWin,
  emptyPost,
  hugeNumbers,
  noDetectableChange,
  oneWeek,
  slower,
  zeroCost,
} from '@roi-insight/contracts/fixtures';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import { ReportChart } from '../ReportChart.tsx';

const meta = preview.meta({
  title: 'Features/Charts/CumulativeSavings',
  component: ReportChart,
  args: { report: clearWin, chart: cumulativeSavingsChart },
});

/** The first chart of every report. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    const labels = await canvas.findAllByText('Week 1 - 08/25');
    await expect(labels[0]).toBeInTheDocument();
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Cumulative Savings Over Time\. \$/);
  },
});

/** When tickets cost more than before: the area lies below zero. */
export const Negative = meta.story({ tags: ['state:edge', 'both-themes'], args: { report: slower } });

/** When the sum may be chance: the finding says so. */
export const NoDetectableChange = meta.story({ tags: ['state:edge'], args: { report: noDetectableChange } });

/** When the engineer cost is zero. */
export const Zero = meta.story({ tags: ['state:edge'], args: { report: zeroCost } });

/** When the axis needs millions. */
export const Huge = meta.story({ tags: ['state:edge'], args: { report: hugeNumbers } });

/** When one week has passed since adoption. */
export const OneWeek = meta.story({ tags: ['state:edge'], args: { report: oneWeek } });

/** When nothing can be added up: the reason is shown in a box of the same height. */
export const Empty = meta.story({ tags: ['state:empty'], args: { report: emptyPost } });

/** When the company uses rupees: the axis has the rupee sign, and dates start with the day. */
export const Rupees = meta.story({
  tags: ['state:edge'],
  globals: { notation: 'INR hi-IN' },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText(/^₹/)).length).toBeGreaterThan(1);
    await expect(canvas.getByRole('img')).toHaveAccessibleName(/^Cumulative Savings Over Time\. ₹/);
  },
});
