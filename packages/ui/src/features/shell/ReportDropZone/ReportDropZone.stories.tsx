import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { dragFile, holdFile } from '../../../testing/dragFile.ts';
import { ReportDropZone } from './ReportDropZone.tsx';

const meta = preview.meta({
  title: 'Features/ReportDropZone',
  component: ReportDropZone,
  args: {
    problem: null,
    onOpenReports: fn(),
    onDismissProblem: fn(),
    children: <p>The report that is shown stays until another one is opened.</p>,
  },
});

/** Around a report, invisible until a file is dragged. */
export const Waiting = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await holdFile(canvas.getByText(/stays/));
    dragFile('drop', canvas.getByText(/stays/));
    await expect(args.onOpenReports).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByText('Drop to open')).toBeNull());
  },
});

/** While a file is held over the page. */
export const FileAbove = meta.story({
  tags: ['state:edge', 'both-themes'],
  play: async ({ canvas }) => {
    await holdFile(canvas.getByText(/stays/));
    await expect(canvas.getByText('Drop to open')).toBeVisible();
  },
});

FileAbove.test(
  'disappears when the file leaves the page, but not when it only leaves an element',
  async ({ canvas, canvasElement }) => {
    // Enters an element before leaving the previous one, as a browser does.
    await holdFile(canvasElement);
    dragFile('dragleave', canvas.getByText(/stays/));
    await expect(canvas.getByText('Drop to open')).toBeVisible();
    dragFile('dragleave', canvasElement);
    await waitFor(() => expect(canvas.queryByText('Drop to open')).toBeNull());
  },
);

/** When the dropped file is not a report. */
export const Refused = meta.story({
  tags: ['state:failed'],
  args: {
    problem: 'This file is not a report. Choose a file that was saved with Export, ‘Report as JSON’ or ‘Web page’.',
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismissProblem).toHaveBeenCalledOnce();
  },
});
