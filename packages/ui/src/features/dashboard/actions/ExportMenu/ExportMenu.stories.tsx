import { clearWin, comparisonGradeA, comparisonUsage, gaps } from '@roi-insight/contracts/fixtures';
import { availableFiles } from '@roi-insight/report-text';
import { expect, fn, screen, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { ExportMenu } from './ExportMenu.tsx';

const meta = preview.meta({
  title: 'Features/ExportMenu',
  component: ExportMenu,
  args: { available: availableFiles(clearWin), onExport: fn() },
});

/** In the bar above a report. */
export const Closed = meta.story({ tags: ['state:ready'], args: { state: { kind: 'idle' } } });

/** After a click, when the report has per-ticket data. */
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

/** When the report has no per-ticket data: the menu has no file for such data. */
export const WithoutTickets = Closed.extend({
  tags: ['state:empty'],
  args: { available: availableFiles(gaps) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Markdown/ }));
    await expect(args.onExport).toHaveBeenCalledWith('markdown');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menuitem', { name: /Weekly CSV/ });
    await expect(screen.queryByRole('menuitem', { name: /Per-ticket CSV/ })).toBeNull();
  },
});

/** When the report has other teams: their figures are separate files. */
export const WithTeams = Closed.extend({
  tags: ['state:ready'],
  args: { available: availableFiles(comparisonGradeA) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Event-time CSV/ }));
    await expect(args.onExport).toHaveBeenCalledWith('event-time-csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menuitem', { name: /Teams CSV/ });
  },
});

/** When the report contains the use of the assistant. */
export const WithUsage = Closed.extend({
  tags: ['state:ready'],
  args: { available: availableFiles(comparisonUsage) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Usage CSV/ }));
    await expect(args.onExport).toHaveBeenCalledWith('usage-csv');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await screen.findByRole('menuitem', { name: /Usage CSV/ });
  },
});

/** While the web page is being made, which takes a moment on a slow connection. */
export const MakingWebPage = Closed.extend({
  tags: ['state:loading'],
  args: { state: { kind: 'running', percent: null } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Creating the file');
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: /Web page/ }));
    await expect(args.onExport).toHaveBeenCalledWith('web-page');
  },
});

/** When the summary was copied: the message is the only confirmation. */
export const Copied = meta.story({
  tags: ['state:ready'],
  args: { state: { kind: 'copied' } },
  decorators: [
    (Story) => (
      <div style={{ minHeight: '6rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Summary copied');
  },
});

/** When the browser did not save the file. */
export const Failed = meta.story({
  tags: ['state:failed'],
  args: {
    state: { kind: 'failed', message: 'The file could not be saved. Allow downloads for this page and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be saved');
  },
});
