import {
  clearWin,
  emptyPost,
  hugeNumbers,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BridgePanel } from './BridgePanel.tsx';

const meta = preview.meta({
  title: 'Features/BridgePanel',
  component: BridgePanel,
  args: { report: clearWin, economics: defaultEconomics, onEconomicsChange: fn() },
});

/** When a saving was found: what remains of the headline. */
export const Ready = meta.story({ tags: ['state:ready'] });

/** When the reader enters the own number of seats and price, and chooses a cautious rate. */
export const Edited = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const seats = canvas.getByLabelText('Seats');
    await userEvent.clear(seats);
    await userEvent.type(seats, '40');
    await userEvent.click(canvas.getByLabelText('30%'));
    await expect(args.onEconomicsChange).toHaveBeenLastCalledWith({
      seats: 40,
      pricePerSeatMonth: 20,
      realisationRate: 0.3,
    });
    await expect(canvas.getByText(/^\$2,\d\d\d in 3\.0 months/)).toBeVisible();
  },
});

/** When what was typed cannot be computed with: it is named, and the figures stay. */
export const NotANumber = meta.story({
  tags: ['state:failed'],
  play: async ({ args, canvas }) => {
    await userEvent.clear(canvas.getByLabelText('Seats'));
    await expect(canvas.getByText('A number of at least 0')).toBeVisible();
    await expect(args.onEconomicsChange).not.toHaveBeenCalled();
  },
});

/** When the data cannot be told from chance: the year stays open. */
export const NoDetectableChange = meta.story({ tags: ['state:edge'], args: { report: noDetectableChange } });

/** When tickets take longer: the license costs are added. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: slower } });

/** When the headline claims more hours than the team works. */
export const BeyondCapacity = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...defaultEconomics, seats: 1 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not plausible');
  },
});

/** When the headline claims an implausible share of the team's hours. */
export const NearCapacity = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...defaultEconomics, seats: 4 } },
});

/** When the licenses cost nothing. */
export const FreeLicenses = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...defaultEconomics, pricePerSeatMonth: 0 } },
});

/** When the sums are beyond reading digit by digit. */
export const HugeNumbers = meta.story({ tags: ['state:edge'], args: { report: hugeNumbers } });

/** When there is too little data to say how much of the headline is real. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When nothing was completed since adoption. */
export const EmptyPostPeriod = meta.story({ tags: ['state:empty'], args: { report: emptyPost } });

/** When the server sends no evidence. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });
