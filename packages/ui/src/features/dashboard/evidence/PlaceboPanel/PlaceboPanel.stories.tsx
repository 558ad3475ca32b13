import { clearWin, missingEvidence, noDetectableChange, slower, tooLittleData } from '@roi-insight/contracts/fixtures';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { placeboDates, withPlaceboDates } from '../../../../testing/placeboDates.ts';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { PlaceboPanel } from './PlaceboPanel.tsx';

const usual = placeboDates(clearWin, { count: 19 });

const meta = preview.meta({
  title: 'Features/PlaceboPanel',
  component: PlaceboPanel,
  args: { report: withPlaceboDates(clearWin, usual) },
});

/** When the method claims a change at the adoption date and at no earlier date. */
export const Ready = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('19 fake dates tested, 0 false alarms.');
    await expect(
      canvas.getByText(
        /^Claude Code was adopted on Aug 25, 2025\. The method reported 36% faster before shrinkage; the verdict quotes 33%\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/**
 * When the reader moves the date: the text follows, and screen readers announce the date when the date stops moving.
 */
export const Moved = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Fake adoption date' });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const lastEarlier = 'Correct: nothing changed on Jun 30, 2025, and the method reported no detectable change.';
    await expect(canvas.getAllByText(lastEarlier)[0]).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Feb 24, 2025: no detectable change reported, range \d+% slower to \d+% faster$/),
    );
    await userEvent.keyboard('{PageUp}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/^Mar 24, 2025/));
    const settled = 'Correct: nothing changed on Mar 24, 2025, and the method reported no detectable change.';
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(settled));
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      expect.stringMatching(/^Aug 25, 2025, the real adoption date: /),
    );
    await userEvent.keyboard('{PageDown}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Correct: nothing changed on Jun 30, 2025/),
    );
  },
});

/** When the method claims a change where nothing happened: the panel says so just as clearly. */
export const Fooled = meta.story({
  tags: ['state:edge'],
  args: { report: withPlaceboDates(clearWin, placeboDates(clearWin, { count: 19, fooledAt: [11] })) },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    const wrong =
      /^False alarm: nothing changed on May 12, 2025, but the method reported \d+% faster \(1 of 19 dates\)\.$/;
    await expect(canvas.getAllByText(wrong)[0]).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(wrong));
  },
});

/** When the reader wants the numbers: a table of every date with its estimate, to read and copy. */
export const WithValues = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show values'));
    await expect(canvas.getByRole('table', { name: 'Estimates by date' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Aug 25, 2025 (adoption)' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(21);
  },
});

/** When the adoption date looks like all the others: the plot shows why no change is claimed. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: withPlaceboDates(noDetectableChange, placeboDates(noDetectableChange, { count: 19 })) },
});

/** When tickets take longer since adoption: the adoption date lies below the others. */
export const Slower = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { report: withPlaceboDates(slower, placeboDates(slower, { count: 19 })) },
});

/** When few tickets make some intervals wider than the chart: arrows mark these intervals, and a note says so. */
export const ExtremeIntervals = meta.story({
  tags: ['state:edge'],
  args: {
    report: withPlaceboDates(clearWin, placeboDates(clearWin, { count: 19, deviation: 0.5, extremeAt: [2, 8, 14] })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Arrows mark intervals/)).toBeVisible();
  },
});

/** When weeks that have no tickets leave gaps: an arrow key moves to the next date with an estimate. */
export const Gaps = meta.story({
  tags: ['state:edge'],
  args: {
    report: withPlaceboDates(
      clearWin,
      usual.filter((_, index) => index < 5 || index > 12),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{PageUp}{ArrowRight}');
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', expect.stringMatching(/^May 26, 2025/));
  },
});

/** When the project is only old enough for one earlier date. */
export const OneDate = meta.story({
  tags: ['state:edge'],
  args: { report: withPlaceboDates(clearWin, usual.slice(-1)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('1 fake date tested, 0 false alarms.');
  },
});

/** When the adoption date is too recent for an estimate, but earlier dates have estimates. */
export const NoRealEstimate = meta.story({
  tags: ['state:edge'],
  args: { report: withPlaceboDates(tooLittleData, placeboDates(tooLittleData, { count: 19 })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is too little data after the real adoption date/)).toBeVisible();
    await expect(canvas.queryByText('Real adoption date')).toBeNull();
  },
});

/** When one earlier date has an estimate and the adoption date has none: the slider has nothing to move to. */
export const NothingToMove = NoRealEstimate.extend({
  tags: ['state:edge'],
  args: { report: withPlaceboDates(tooLittleData, placeboDates(tooLittleData, { count: 1 })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull();
    await expect(
      canvas.getByText(/^Correct: nothing changed on .*, and the method reported no detectable change\.$/),
    ).toBeVisible();
  },
});

/** When the project is too young to have an earlier date. */
export const YoungProject = meta.story({
  tags: ['state:empty'],
  args: { report: withPlaceboDates(clearWin, []) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No fake date can be tested')).toBeVisible();
    await expect(canvas.queryByRole('figure')).toBeNull();
  },
});

/** When there is too little data for any estimate. */
export const TooLittleData = meta.story({
  tags: ['state:empty'],
  args: { report: tooLittleData },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No estimate to compare')).toBeVisible();
  },
});

/** When the report has no evidence, or comes from a version that did not keep the estimates: there is no panel. */
export const Absent = meta.story({
  tags: ['state:empty'],
  args: { report: missingEvidence },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('paragraph')).toBeNull();
  },
});

/** When the window is as narrow as a small phone: the dates do not overlap, and the longest sentence fits. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({ tags: ['state:edge'], decorators: [inBrand(longBrand)] });

/** When the assistant’s name is written from right to left: time still runs to the right. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
