import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const meta = preview.meta({
  title: 'Features/ExportMenu',
  component: ExportMenu,
  args: { hasTickets: true, onExport: fn() },
});

/** In the bar above a report. */
export const Closed = meta.story({ tags: ['state:ready'], args: { state: { kind: 'idle' } } });

/** After a click, when the report has a measure for each ticket. */
export const Open = Closed.extend({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Per-ticket CSV/ }));
    await expect(args.onExport).toHaveBeenCalledWith('tickets-csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menuitem', { name: /Weekly CSV/ });
  },
});

/** When nobody asked for per-ticket measures, so that the report has none. */
export const WithoutTickets = Closed.extend({
  tags: ['state:empty'],
  args: { hasTickets: false },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const item = await screen.findByRole('menuitem', { name: /Per-ticket CSV.*Not in this report/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    item.click();
    await expect(args.onExport).not.toHaveBeenCalled();
  },
});

/** After a file was saved; the browser shows it, so only screen readers are told. */
export const Saved = meta.story({
  tags: ['state:ready'],
  args: { state: { kind: 'done', fileName: 'roi-weekly-AUR-2026-01-15.csv' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved as roi-weekly-AUR-2026-01-15.csv');
  },
});

/** When the browser did not take the file. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: {
    state: { kind: 'failed', message: 'The file could not be saved. Allow downloads for this page and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
});
