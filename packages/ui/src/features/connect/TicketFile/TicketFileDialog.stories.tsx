import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { TicketFileDialog } from './TicketFileDialog.tsx';

const meta = preview.meta({
  title: 'Features/TicketFileDialog',
  component: TicketFileDialog,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: { adoptionDate: '2025-08-25', onMeanings: fn(), onMapping: fn(), onConfirm: fn(), onBack: fn(), onClose: fn() },
});

/** While a large file is being read. */
export const Reading = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', fileName: 'tickets.csv', share: 0.42 } },
  play: async ({ args }) => {
    await expect(await screen.findByRole('progressbar', { name: 'Reading the file' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** While the report is made, after the whole file was read. */
export const MakingTheReport = meta.story({
  tags: ['state:loading'],
  args: { state: { kind: 'reading', fileName: 'tickets.csv', share: 1 } },
  play: async () => expect(await screen.findByRole('progressbar', { name: 'Creating the report' })).toBeVisible(),
});

/** When the file has statuses that only the team can explain. */
export const Statuses = meta.story({
  tags: ['state:ready'],
  args: {
    state: {
      kind: 'statuses',
      fileName: 'tickets.csv',
      statuses: [
        { name: 'In Review', count: 1204 },
        { name: 'Warten auf Kunden', count: 1 },
        { name: 'Abgenommen', count: 980 },
      ],
    },
  },
  play: async ({ args }) => {
    const analyze = await screen.findByRole('button', { name: 'Analyze' });
    await expect(analyze).toBeDisabled();
    await userEvent.selectOptions(screen.getByLabelText('In Review'), 'In progress');
    await userEvent.selectOptions(screen.getByLabelText('Warten auf Kunden'), 'Waiting');
    await userEvent.selectOptions(screen.getByLabelText('Abgenommen'), 'Done');
    await userEvent.click(analyze);
    await expect(args.onMeanings).toHaveBeenCalledWith([
      ['In Review', 'in progress'],
      ['Warten auf Kunden', 'new'],
      ['Abgenommen', 'done'],
    ]);
  },
});

/** When rows of the file are ambiguous or invalid. */
export const Refused = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'refused',
      fileName: 'tickets.csv',
      problems: [
        {
          line: 2,
          message:
            'created: “01/02/2026” can be two days: day and month can be either. Write it as 2026-02-01T09:30:00Z.',
        },
        { line: 17, message: 'There are 4 cells, and 5 columns in the first line.' },
        { line: 1208, message: '“PAY-1” has another date of creation in a row before.' },
      ],
      count: 56,
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^We couldn’t read / });
    await expect(dialog).toHaveTextContent(/Line 1,208.*and 53 more/);
  },
});

/** When no ticket of the file can be measured. */
export const NothingToMeasure = meta.story({
  tags: ['state:empty'],
  args: {
    state: {
      kind: 'nothing-to-measure',
      fileName: 'a-file-with-a-name-of-a-great-many-letters-that-fills-more-than-one-line-of-the-dialog.csv',
      message: 'We found 12 tickets, but none can be measured (12 not finished).',
      isMapped: false,
    },
  },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'No tickets to measure' });
    await expect(dialog).toHaveTextContent(/around Aug 25, 2025, the adoption date in the form/);
    await userEvent.click(screen.getByRole('button', { name: 'Back to the form' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
