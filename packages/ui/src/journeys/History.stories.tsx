import { createFormats, defaultBrand, type HistoryFile, reportHistory } from '@roi-insight/report-text';
import { comparisonContaminated, comparisonLeftOut, longNames, rtlName } from '@roi-insight/contracts/fixtures';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { HistoryScreen, type HistoryScreenProps, type HistoryState } from '../screens/HistoryScreen/HistoryScreen.tsx';
import { growingRuns, monthlyRuns, runOf, slowerRun } from '../testing/historyRuns.ts';
import { storyChrome } from '../testing/storyChrome.ts';

const formats = createFormats(defaultBrand);

const ready = (files: readonly HistoryFile[], leftOut: Extract<HistoryState, { kind: 'ready' }>['leftOut'] = []) =>
  ({ kind: 'ready', projects: reportHistory(formats, files), leftOut }) as const;

const args: HistoryScreenProps = {
  chrome: storyChrome,
  state: ready(growingRuns),
  onAddFiles: fn(),
  onCancel: fn(),
  onOpen: fn(),
};

const meta = preview.meta({
  title: 'Journeys/History',
  component: HistoryScreen,
  args,
  argTypes: { state: { control: false } },
});

/** When the reader opens five runs of a project, and then the report of one of them. */
export const OneProject = meta.story({
  tags: ['state:ready'],
  play: async ({ args, canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Runs of Aurora Payments (AUR), from first to latest' }));
    const rows = table.getAllByRole('rowheader').map(({ textContent }) => textContent.slice(0, 12));
    await expect(rows).toEqual(['Sep 29, 2025', 'Oct 27, 2025', 'Nov 24, 2025', 'Dec 29, 2025', 'Jan 26, 2026']);
    await expect(table.getByText(/Measurement version: from 3\.6\.0 to 3\.7\.0/)).toBeVisible();
    await expect(table.getByText('No net figure yet')).toBeVisible();
    await expect(table.getByText('Inconclusive')).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: 'Open report of Nov 24, 2025' }));
    await expect(args.onOpen).toHaveBeenCalledWith('2025-11-24 AUR');
  },
});

/** When files belong to two projects, and some cannot be read. */
export const SeveralProjects = meta.story({
  tags: ['state:failed'],
  args: {
    state: ready(
      [...growingRuns, slowerRun],
      [
        { id: 'a', fileName: 'budget.json', reason: 'This file is not a report.' },
        {
          id: 'b',
          fileName: `${'quarterly-report-of-the-payments-platform-'.repeat(4)}.json`,
          reason: 'It is damaged.',
        },
      ],
    ),
  },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(names).toEqual(['Aurora Payments (AUR)Sample data', 'Cinder Mobile (CIN)Sample data']);
    await expect(canvas.getByText('2 files not shown')).toBeVisible();
  },
});

/** When a run excludes some of the teams with which it should be compared. */
export const TeamsLeftOut = meta.story({
  tags: ['state:edge'],
  args: {
    state: ready([
      runOf('2025-11-24', comparisonContaminated, comparisonLeftOut.provenance),
      runOf('2025-12-29', comparisonLeftOut, comparisonLeftOut.provenance),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is excluded from the comparison\. It adopts less than/)).toBeVisible();
    await expect(canvas.getByText(/Compared with: from .*Team Cobalt \(not adopted\)/)).toBeVisible();
  },
});

/** When the maximum number of runs is open. */
export const ThreeYears = meta.story({
  tags: ['state:edge'],
  args: { state: ready(monthlyRuns) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(36);
  },
});

/** When names are very long, or written from right to left. */
export const LongNames = meta.story({
  tags: ['state:edge'],
  args: {
    state: ready([
      {
        ...runOf('2025-11-24', longNames, longNames.provenance),
        fileName: `${'report-of-the-platform-'.repeat(8)}.json`,
      },
      runOf('2025-11-25', rtlName, rtlName.provenance),
    ]),
  },
});

/** On a right-to-left page: the chart still runs from left to right. */
export const RightToLeft = OneProject.extend({
  tags: ['state:edge'],
  globals: { direction: 'rtl' },
});

/** While large files are being read. */
export const Reading = meta.story({
  tags: ['state:empty'],
  args: { state: { kind: 'reading', read: 2, files: 12, fileName: 'roi-report-AUR-2026-01-15.json', share: 0.42 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reading file 3 of 12…');
  },
});

/** When the page is opened without files, for example after a reload. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { state: { kind: 'empty' } },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Open report files' })).toBeVisible();
    const files = [new File(['{}'], 'a.json'), new File(['{}'], 'b.json')];
    await userEvent.upload(canvas.getByLabelText('Report files'), files);
    await expect(args.onAddFiles).toHaveBeenCalledWith(files);
  },
});

/** When none of the files is a report. */
export const NoneOpened = meta.story({
  tags: ['state:failed'],
  args: {
    state: {
      kind: 'ready',
      projects: [],
      leftOut: [{ id: 'a', fileName: 'budget.json', reason: 'This file is not a report.' }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('We couldn’t open any of these files.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('budget.json: This file is not a report.');
  },
});
