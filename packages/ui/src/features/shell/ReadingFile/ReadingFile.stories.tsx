import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ReadingFile } from './ReadingFile.tsx';

const meta = preview.meta({
  title: 'Features/ReadingFile',
  component: ReadingFile,
  // The line is at the bottom of the window. An element with a transform replaces the window, so that the picture
  // includes the line.
  decorators: [(Story) => <div style={{ height: '10rem', transform: 'scale(1)' }}>{Story()}</div>],
  args: { fileName: 'roi-report-AUR-2026-01-15.json', share: 0.42, onCancel: fn() },
});

/** While a large report file is being read. */
export const Reading = meta.story({
  tags: ['state:loading'],
  play: async ({ args, canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: 'Reading the file' });
    await expect(progress).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

/** While the contents of a file are checked, after the whole file was read. */
export const Checking = Reading.extend({
  tags: ['state:loading'],
  args: { share: 1 },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('progressbar', { name: 'Checking the report' })).toBeInTheDocument(),
});

/** When the file's name is longer than the line. */
export const LongName = Reading.extend({
  tags: ['state:edge'],
  args: { fileName: `${'quarterly-report-of-the-payments-platform-'.repeat(4)}.json` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeInTheDocument();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
