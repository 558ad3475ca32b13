import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dragFile, holdFile } from '../../../testing/dragFile.ts';
import { OpenReport } from './OpenReport.tsx';

const meta = preview.meta({
  title: 'Features/OpenReport',
  component: OpenReport,
  args: { onOpen: fn(), problem: null },
});

const report = new File(['{}'], 'report.json', { type: 'application/json' });

/** On the landing page, for readers who received a report as a file. */
export const Ready = meta.story({ tags: ['state:ready'] });

Ready.test('passes a picked file to the host, and accepts the same file again', async ({ args, canvas }) => {
  const input = canvas.getByLabelText<HTMLInputElement>('Open a saved report (.json, .html)');
  await userEvent.upload(input, report);
  await expect(args.onOpen).toHaveBeenCalledWith([report]);
  await expect(input.value).toBe('');
});

Ready.test(
  'passes a file that is dropped anywhere on the page to the host',
  async ({ args, canvas, canvasElement }) => {
    await holdFile(canvasElement);
    dragFile('drop', canvasElement);
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('Open a saved report (.json, .html)')).toBeVisible();
  },
);

/** While a file is held over the page. */
export const FileHeldOver = Ready.extend({
  tags: ['state:edge'],
  play: async ({ canvas, canvasElement }) => {
    await holdFile(canvasElement);
    await expect(canvas.getByText('Drop to open')).toBeVisible();
  },
});

/** When the picked file is not a report. */
export const Refused = Ready.extend({
  tags: ['state:failed'],
  args: { problem: 'budget.json is no report: summary_metrics is missing.' },
});

/** When the file's name fills several lines. */
export const RefusedLong = Ready.extend({
  tags: ['state:edge'],
  args: { problem: `${'quarterly-report-of-the-payments-platform-'.repeat(4)}.json is no report.` },
});

/** When the reader uses the keyboard: the label has the focus ring. */
export const ByKeyboard = Ready.extend({
  tags: ['state:edge', 'no-picture'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Open a saved report (.json, .html)')).toHaveFocus();
  },
});
