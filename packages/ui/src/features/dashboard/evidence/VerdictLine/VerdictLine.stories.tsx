import {
  clearWin,
  elapsedTimes,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../../brand/index.ts';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { VerdictLine } from './VerdictLine.tsx';

const meta = preview.meta({
  title: 'Features/VerdictLine',
  component: VerdictLine,
  args: { report: clearWin, onVisit: fn() },
});

/** When the data show a saving: the sentence, the interval and the grade. */
export const Faster = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/less working time since Claude Code was adopted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'B evidence grade' }));
    await expect(args.onVisit).toHaveBeenCalledWith({ section: 'evidence' });
  },
});

/** When the interval includes zero. */
export const NoDetectableChange = meta.story({ tags: ['state:edge'], args: { report: noDetectableChange } });

/** When the data show a loss: stated as plainly as a gain. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: slower } });

/** When there is too little data: what is missing, and no interval. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When the team does not use its statuses: times are mostly waiting, and there is no verdict. */
export const ElapsedTimes = meta.story({ tags: ['state:empty'], args: { report: elapsedTimes } });

/** When the server only compares averages: no interval and no grade. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={longBrand}>
        <Story />
      </BrandProvider>
    ),
  ],
});

/** When the assistant's name is written from right to left: the sentence keeps its word order. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={rightToLeftBrand}>
        <Story />
      </BrandProvider>
    ),
  ],
});
