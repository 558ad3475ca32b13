import { clearWin, hugeNumbers } from '@roi-insight/contracts/fixtures';
import { costFacts, createFormats, defaultBrand, economicsFacts } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { enteredEconomics } from '../../../../testing/enteredEconomics.ts';
import { AssumptionList } from './AssumptionList.tsx';

const formats = createFormats(defaultBrand);

const meta = preview.meta({
  title: 'Features/AssumptionList',
  component: AssumptionList,
  args: {
    items: [
      ...costFacts(formats, clearWin.summary_metrics.assumptions, enteredEconomics),
      ...economicsFacts(formats, clearWin, enteredEconomics),
    ],
  },
});

/** When the reader has entered every input. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('default')).toBeNull();
    await expect(canvas.getByText('40')).toBeVisible();
  },
});

/** Before the reader has entered anything: every input is marked. */
export const Assumed = meta.story({
  tags: ['state:edge'],
  args: {
    items: [
      ...costFacts(formats, clearWin.summary_metrics.assumptions, defaultEconomics),
      ...economicsFacts(formats, clearWin, defaultEconomics),
    ],
  },
  play: async ({ canvas }) => expect(canvas.getAllByText('default')).toHaveLength(4),
});

/** When the cost has implausibly many digits, and actual spend covers part of the time. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: {
    items: [
      ...costFacts(formats, hugeNumbers.summary_metrics.assumptions, defaultEconomics),
      ...economicsFacts(formats, hugeNumbers, { ...defaultEconomics, spend: [{ month: '2025-09', amount: 9.5e8 }] }),
    ],
  },
});
