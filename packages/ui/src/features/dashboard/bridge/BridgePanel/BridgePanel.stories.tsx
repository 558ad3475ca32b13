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
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { enteredEconomics } from '../../../../testing/enteredEconomics.ts';
import { measuredHours, withEvidence } from '../../../../testing/netReport.ts';
import { withLaterQuarters } from '../../../../testing/laterQuarters.ts';
import { BridgePanel } from './BridgePanel.tsx';

const meta = preview.meta({
  title: 'Features/BridgePanel',
  component: BridgePanel,
  args: { report: clearWin, economics: defaultEconomics, onEnterSeats: fn() },
});

/** When a saving was found: the remaining part of the headline, with default seats, price, rate and cost. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the reader has entered every input. */
export const Entered = meta.story({
  tags: ['state:ready'],
  args: { economics: enteredEconomics },
  play: async ({ canvas }) => expect(canvas.getByText(/^\$4,\d\d\d for 3 months\.$/)).toBeVisible(),
});

/** A year after adoption: every quarter of the year was measured. */
export const YearMeasured = meta.story({
  tags: ['state:edge'],
  args: { report: withLaterQuarters(clearWin, [31, 28, 30], 'lasting') },
  play: async ({ canvas }) => {
    const rows = within(canvas.getByRole('table', { name: 'Net by quarter' })).getAllByRole('row');
    await expect(rows).toHaveLength(5);
    await expect(canvas.getByText('Sum of 4 measured quarters.')).toBeVisible();
  },
});

/** Half a year after adoption: the other two quarters are projected from the second one. */
export const TwoQuartersProjected = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: withLaterQuarters(clearWin, [24], 'lasting') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'Projected' })).toHaveLength(2);
    await expect(canvas.getByText('Sum of 2 measured and 2 projected quarters.')).toBeVisible();
  },
});

/** When the saving is gone: nothing is projected, and the licenses still cost money. */
export const SavingGone = meta.story({
  tags: ['state:edge'],
  args: { report: withLaterQuarters(clearWin, [1], 'gone') },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'Licenses only' })).toHaveLength(2);
    await expect(canvas.getByText(/The saving is gone; nothing is projected\.$/)).toBeVisible();
  },
});

/** When the trend-adjusted estimate is smaller than the plain difference of the same tickets. */
export const SmallerEstimate = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: withEvidence(clearWin, { headlinePercent: 24, intervalPercent: [6, 39] }) },
  play: async ({ canvas }) => expect(canvas.getByText(/^The trend-adjusted estimate \(24%\)/)).toBeVisible(),
});

/** When the tickets' hours add up to more than the team works, because several were in progress at the same time. */
export const InParallel = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    economics: { ...enteredEconomics, seats: 5 },
    report: withEvidence(clearWin, {
      measuredHours: measuredHours({ pre: 158, post: 190 }, { pre: 31, post: 24.3 }),
      headlinePercent: 19,
      intervalPercent: [7, 31],
    }),
  },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/^The tickets’ hours add up to 4,617; a team of 5 works 2,600/)).toBeVisible(),
});

/** When the interval is wider than 100 points: there is no high end. */
export const NoHighEnd = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: {
    report: withEvidence(clearWin, {
      verdict: 'no-detectable-change',
      grade: 'C',
      headlinePercent: 4,
      intervalPercent: [-61, 48],
    }),
  },
  play: async ({ canvas }) => expect(canvas.getByText(/The range is too wide for a high end/)).toBeVisible(),
});

/** When the evidence is of grade D: there is nothing about a year and no payback. */
export const GradeD = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: withEvidence(clearWin, { grade: 'D' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not projected')).toBeVisible();
    await expect(canvas.queryByText(/first year/)).toBeNull();
  },
});

/** When the reader has entered actual spend for every day. */
export const ActualSpend = meta.story({
  tags: ['state:edge'],
  args: {
    economics: {
      ...enteredEconomics,
      spend: ['2025-08', '2025-09', '2025-10', '2025-11'].map((month) => ({ month, amount: 900 })),
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText(/paid for these 91 days\.$/)).toBeVisible(),
});

/** When actual spend is known for only a part of the time. */
export const PartOfSpend = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { economics: { ...defaultEconomics, spend: [{ month: '2025-09', amount: 900 }] } },
  play: async ({ canvas }) => expect(canvas.getByText(/^\$900 paid for 30 of 91 days/)).toBeVisible(),
});

/** When no change is measurable: the net value is a range, in neutral colors. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: {
    report: withEvidence(noDetectableChange, {
      headlinePercent: 12.7,
      intervalPercent: [-9.6, 35.9],
      measuredHours: measuredHours({ pre: 129, post: 132 }, { pre: 13.1, post: 12.2 }),
    }),
  },
  play: async ({ canvas }) => {
    const net = canvas.getAllByRole('listitem').at(-1);
    await expect(net).toHaveTextContent('Net impact');
    await expect(net).toHaveTextContent('Inconclusive');
  },
});

/** When tickets take longer: the cost of the licenses adds to the loss. */
export const Slower = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { report: slower },
  play: async ({ canvas }) => {
    const { total_tasks: total, completed_tasks: completed } = slower.summary_metrics.post_claude;
    await expect(
      canvas.getByText(`${total - completed} tasks are still open, so the extra cost hasn’t occurred yet.`),
    ).toBeVisible();
    await expect(canvas.getByText('A loss, even in the best case.')).toBeVisible();
  },
});

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
  tags: ['state:edge', 'no-picture'],
  args: { economics: { ...defaultEconomics, seats: 4 } },
});

/** When the licenses cost nothing. */
export const FreeLicenses = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { economics: { ...defaultEconomics, pricePerSeatMonth: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText('Immediate')).toBeVisible(),
});

/** When none of the saved time is put to use. */
export const NothingPutToUse = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { economics: { ...defaultEconomics, realisationRate: 0 } },
  play: async ({ canvas }) => expect(canvas.getByText(/^Time has no value with these inputs, so/)).toBeVisible(),
});

/** When the amounts have implausibly many digits. */
export const HugeNumbers = meta.story({
  tags: ['state:edge'],
  args: { report: withEvidence(hugeNumbers, clearWin.evidence ?? {}) },
});

/** When a report from a file has no seats: there is no net figure, and a button asks for the seats. */
export const NoSeats = meta.story({
  tags: ['state:empty'],
  args: { economics: { ...defaultEconomics, seats: 0 } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByText('Headline')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the number of seats' }));
    await expect(args.onEnterSeats).toHaveBeenCalledOnce();
  },
});

/** When the report comes from a version that did not record measured hours. */
export const OlderReport = meta.story({
  tags: ['state:empty'],
  args: { report: withEvidence(clearWin, { headlinePercent: null, measuredHours: null }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Run the analysis again/)).toBeVisible(),
});

/** When there is too little data to estimate the real part of the headline. */
export const TooLittleData = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When nothing was completed since adoption. */
export const EmptyPostPeriod = meta.story({ tags: ['state:empty'], args: { report: emptyPost } });

/** When the server sends no evidence. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });
