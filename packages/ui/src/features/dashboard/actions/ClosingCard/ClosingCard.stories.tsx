import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { ClosingCard } from './ClosingCard.tsx';

const actions = { fullReport: { kind: 'idle' }, onDownloadFullReport: fn(), onCancelFullReport: fn() } as const;

const args = {
  actions,
  contactHref: 'mailto:sales@example.com?subject=ROI%20report',
} satisfies ComponentProps<typeof ClosingCard>;

const meta = preview.meta({
  title: 'Features/ClosingCard',
  component: ClosingCard,
  args,
});

/** At the end of every report. */
export const Ready = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download Full Report' }));
    await expect(actions.onDownloadFullReport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Contact Sales' })).toHaveAttribute('href', args.contactHref);
  },
});

/** While the report is being made. */
export const BeingMade = meta.story({
  tags: ['state:loading'],
  args: { actions: { ...actions, fullReport: { kind: 'running', percent: 62 } } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(actions.onCancelFullReport).toHaveBeenCalledOnce();
  },
});

/** Right after the click, before the progress is known. */
export const Begun = meta.story({
  tags: ['state:loading'],
  args: { actions: { ...actions, fullReport: { kind: 'running', percent: null } } },
});

/** When the report could not be made. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: {
    actions: {
      ...actions,
      fullReport: { kind: 'failed', message: 'A font could not be fetched. Check the connection and try again.' },
    },
  },
});

/** After the report was saved. */
export const Saved = meta.story({
  tags: ['state:ready'],
  args: { actions: { ...actions, fullReport: { kind: 'done', fileName: 'roi-report-aurora-2026-01-15.pdf' } } },
});

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(longBrand)],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
