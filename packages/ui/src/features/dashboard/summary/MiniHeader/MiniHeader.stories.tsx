import {
  clearWin,
  hugeNumbers,
  missingEvidence,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { answerText, createFormats, defaultBrand, verdictShortText } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { MiniHeader } from './MiniHeader.tsx';

const formats = createFormats(defaultBrand);

const actions = { pdf: { kind: 'idle' }, onDownloadPdf: fn(), onCancelPdf: fn() } as const;

const meta = preview.meta({
  title: 'Features/MiniHeader',
  component: MiniHeader,
  args: {
    report: clearWin,
    economics: defaultEconomics,
    actions,
  },
});

/** When the answer of a report with a saving has scrolled out of view. */
export const Gain = meta.story({
  tags: ['state:ready', 'both-themes'],
  play: async ({ canvas, canvasElement }) => {
    const { title, figure } = answerText(formats, clearWin, defaultEconomics);
    await expect(canvasElement).toHaveTextContent(`${title}: ${figure}`);
    await expect(canvas.getByText(verdictShortText(formats, clearWin))).toBeVisible();
    await expect(canvas.getByText('Evidence B')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Download PDF' }));
    await expect(actions.onDownloadPdf).toHaveBeenCalledOnce();
  },
});

/** When tickets take longer. */
export const Loss = meta.story({ tags: ['state:edge', 'both-themes'], args: { report: slower } });

/** When the difference may be chance: there is no single figure. The range is in the answer above. */
export const NoDetectableChange = meta.story({ tags: ['state:edge'], args: { report: noDetectableChange } });

/** When there is too little data for a verdict or a net figure. */
export const NoNetFigure = meta.story({ tags: ['state:empty'], args: { report: tooLittleData } });

/** When the server sends averages only: there is no verdict and no grade. */
export const MissingEvidence = meta.story({ tags: ['state:empty'], args: { report: missingEvidence } });

/** When the net figure has more digits than usual. */
export const HugeNumbers = meta.story({ tags: ['state:edge'], args: { report: hugeNumbers } });

/** On the narrowest phone: only the figure and the button. Parts that do not fit are omitted as a whole. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  render: (args) => (
    <div style={{ width: 320 }}>
      <MiniHeader {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    await expect(canvas.getByRole('list').getBoundingClientRect().height).toBeLessThan(30);
  },
});

/** In a right-to-left language: the figure is on the right, the button on the left. */
export const RightToLeft = meta.story({
  tags: ['state:edge', 'no-picture'],
  globals: { notation: 'EGP ar-EG' },
  play: async ({ canvas }) => {
    const [figure] = canvas.getAllByRole('listitem');
    const button = canvas.getByRole('button', { name: 'Download PDF' });
    await expect(button.getBoundingClientRect().right).toBeLessThan(figure?.getBoundingClientRect().left ?? 0);
  },
});

/** While the PDF is written. */
export const WritingPdf = meta.story({
  tags: ['state:loading'],
  args: { actions: { ...actions, pdf: { kind: 'running', percent: 40 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download PDF' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(actions.onCancelPdf).toHaveBeenCalledOnce();
  },
});

/** While the PDF is written, on the narrowest phone. */
export const NarrowWritingPdf = Narrow.extend({ tags: ['state:loading'], args: WritingPdf.input.args });

/** When the PDF could not be written: the message appears below the bar. */
export const PdfFailed = meta.story({
  tags: ['state:failed'],
  args: { actions: { ...actions, pdf: { kind: 'failed', message: 'The PDF could not be written. Try again.' } } },
});
