import {
  clearWin,
  fading,
  gaps,
  hugeNumbers,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { answerText, createFormats, defaultBrand } from '@roi-insight/report-text';
import { cardValues, defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider } from '../../../../brand/index.ts';
import { quarterReports } from '../../../../../../report-text/test/quarterReports.ts';
import { enteredEconomics } from '../../../../testing/enteredEconomics.ts';
import { withLaterQuarters } from '../../../../testing/laterQuarters.ts';
import { withEvidence } from '../../../../testing/netReport.ts';
import { AnswerStrip } from './AnswerStrip.tsx';

const formats = createFormats(defaultBrand);
const sideBySide = [
  { report: clearWin, currency: 'USD', locale: 'en-US' },
  { report: slower, currency: 'EUR', locale: 'de-DE' },
];
const doubtfulLoss = withEvidence(slower, { grade: 'D' });
const worse = { word: 'worse' as const, measures: [], quarters: [], weeks: [], throughput: null };

const meta = preview.meta({
  title: 'Features/AnswerStrip',
  component: AnswerStrip,
  args: { report: clearWin, economics: defaultEconomics, onEnterSeats: fn(), onVisit: fn() },
});

/** A year after adoption: the line names the quarter to which the figure belongs, and says that the saving lasted. */
export const Lasting = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: { report: quarterReports.lasting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('First quarter: 33% less time per ticket')).toBeVisible();
    await expect(canvas.getByText('saving still there after 12 months')).toBeVisible();
  },
});

/** A year after adoption, when the saving faded: the last quarter comes first, and the year second. */
export const Fading = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { report: fading },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('region', { name: 'Now: net impact in the fourth quarter' });
    await expect(strip).toHaveTextContent(/Can’t tell a gain from a loss.*likely −/);
    await expect(canvas.getByText(/^Net impact in the first year, measured: /)).toBeVisible();
    await expect(canvas.queryByText(/^payback/)).toBeNull();
  },
});

/** Nine months after adoption, when the saving is gone. */
export const Gone = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { report: quarterReports.gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('saving gone since the second quarter')).toBeVisible();
    await expect(await canvas.findByText(/find out what changed before you renew\.$/)).toBeVisible();
  },
});

/** Half a year after adoption: two of the four quarters are measured, and the others are projected. */
export const HalfYear = meta.story({
  tags: ['state:ready'],
  args: { report: withLaterQuarters(clearWin, [31], 'lasting') },
  play: async ({ canvas }) => {
    const name = 'Net savings in the first year, 2 of 4 quarters measured';
    await expect(canvas.getByRole('region', { name })).toHaveTextContent(/now \$[\d.]+k to \$\d+k a quarter/);
    await expect(await canvas.findByText('Later quarters')).toBeVisible();
  },
});

/** When quality is worse: a warning beside the gain. */
export const QualityWorse = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: { ...clearWin, quality: worse } },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Quality: worse' })).toBeVisible(),
});

/** When a saving was found: the figure with its derivation and its certainty. */
export const Gain = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const { title, figure, line } = answerText(formats, clearWin, defaultEconomics);
    await expect(canvas.getByRole('region', { name: title })).toHaveTextContent(figure);
    for (const part of line) await expect(canvas.getByText(part)).toBeVisible();
    await userEvent.click(canvas.getByRole('link', { name: 'Evidence B' }));
    await expect(args.onVisit).toHaveBeenLastCalledWith({ section: 'confidence' });
  },
});

/** When the window has space for the steps from gross to net next to the figure. */
export const Wide = meta.story({
  tags: ['state:ready'],
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ args, canvas }) => {
    const gross = formats.money(cardValues(clearWin.summary_metrics).costSavings);
    await userEvent.click(await canvas.findByRole('link', { name: 'From gross to net' }));
    await expect(args.onVisit).toHaveBeenLastCalledWith({ section: 'net-savings' });
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(`Gross${gross}`);
  },
});

/** When the reader has entered every input: the note does not mention defaults anymore. */
export const Entered = meta.story({
  tags: ['state:ready', 'no-picture'],
  args: { economics: enteredEconomics },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent(/assumed|default/),
});

/** When tickets take longer and two doubts remain: shows the loss in the measured days, but no projection. */
export const Loss = meta.story({
  tags: ['state:edge'],
  args: { report: doubtfulLoss },
  play: async ({ canvas, canvasElement }) => {
    const { figure } = answerText(formats, doubtfulLoss, defaultEconomics);
    await expect(canvas.getByRole('region', { name: 'Net impact in the first quarter' })).toHaveTextContent(figure);
    await expect(canvas.getByText(/^A loss, even in the best case\./)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/first year/);
  },
});

/** When a loss is certain enough to say what a year of it would cost. */
export const AnnualLoss = meta.story({
  tags: ['state:edge'],
  args: { report: slower },
});

/** When the difference may be chance: a range, and no single figure. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: noDetectableChange },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Net impact in the first quarter' })).toHaveTextContent(
      'Inconclusive',
    );
    await expect(canvas.getByText(/^The data can’t tell a gain from a loss yet\./)).toBeVisible();
  },
});

/** When the licenses cost more than the data allow the assistant to have saved, although no change was found. */
export const CostsMore = meta.story({
  tags: ['state:edge', 'both-themes'],
  args: { report: noDetectableChange, economics: { ...defaultEconomics, seats: 800 } },
  play: async ({ canvas }) => expect(canvas.getByText('Costs more than it can have saved')).toBeVisible(),
});

/** When the interval is wider than 100 points: there is no high end. */
export const NoHighEnd = meta.story({
  tags: ['state:edge'],
  args: { report: withEvidence(clearWin, { intervalPercent: [-61, 48], headlinePercent: 14, grade: 'C' }) },
  play: async ({ canvas }) => expect(canvas.getAllByText(/or more/)).toHaveLength(2),
});

/** When a gain has evidence of grade D: shows only the gain in the measured days, in neutral words. */
export const GradeD = meta.story({
  tags: ['state:edge'],
  args: { report: gaps },
  play: async ({ canvasElement }) => expect(canvasElement).not.toHaveTextContent(/Net savings/),
});

/** When there is too little data for a verdict: no net figure, and nothing annual. */
export const TooLittleData = meta.story({
  tags: ['state:empty'],
  args: { report: tooLittleData },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No net figure yet')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent('$');
  },
});

/** When the headline claims more hours than the team works: there is no figure. */
export const BeyondCapacity = meta.story({
  tags: ['state:edge'],
  args: { economics: { ...defaultEconomics, seats: 1 } },
  play: async ({ canvas }) => expect(canvas.getByText('Not plausible')).toBeVisible(),
});

/** When the headline claims an implausible share of the team's hours: the figure comes with a warning. */
export const NearCapacity = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { economics: { ...defaultEconomics, seats: 4 } },
  play: async ({ canvas }) => expect(canvas.getByText(/^Unusually high\./)).toBeVisible(),
});

/** When a report from a file has no seats: the reader is asked for the number of seats. */
export const NoSeats = meta.story({
  tags: ['state:empty'],
  args: { economics: { ...defaultEconomics, seats: 0 } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the number of seats' }));
    await expect(args.onEnterSeats).toHaveBeenCalledOnce();
  },
});

/** When the report was made by version 1 of the measurement, which recorded no hours. */
export const OlderReport = meta.story({
  tags: ['state:empty'],
  args: { report: withEvidence(clearWin, { headlinePercent: null, measuredHours: null }) },
  play: async ({ canvas }) => expect(canvas.getByText(/Run the analysis again/)).toBeVisible(),
});

/** When the server sends no evidence. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the amount has more digits than fit: it is shown smaller instead of truncated. */
export const HugeNumbers = meta.story({ tags: ['state:edge'], args: { report: hugeNumbers } });

/** When a salesperson prepares a demo and compares two reports, each in the notation of its market. */
export const TwoNotations = meta.story({
  tags: ['state:edge'],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}>
      {sideBySide.map(({ report, ...notation }) => (
        <BrandProvider key={notation.locale} brand={{ ...defaultBrand, ...notation }}>
          <AnswerStrip {...args} report={report} />
        </BrandProvider>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const { report, ...notation } of sideBySide) {
      const { title, figure } = answerText(createFormats(notation), report, defaultEconomics);
      const strip = canvas.getByRole('region', { name: title });
      await expect(strip).toHaveTextContent(figure.replaceAll('\u00a0', ' '));
    }
  },
});

/** On the narrowest phone. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <div style={{ width: 288 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const strip = canvasElement.querySelector('section');
    await expect(strip?.scrollWidth).toBeLessThanOrEqual(288);
  },
});
