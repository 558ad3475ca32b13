import { clearWin, comparisonProgram } from '@roi-insight/contracts/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { quarterReports } from '../../../../../../report-text/test/quarterReports.ts';
import { QuartersPanel } from './QuartersPanel.tsx';

const meta = preview.meta({
  title: 'Features/QuartersPanel',
  component: QuartersPanel,
  args: { report: quarterReports.lasting },
});

/** A year after adoption, when the latest quarter still shows a saving. */
export const Lasting = meta.story({
  tags: ['state:ready', 'forced-colors', 'both-themes'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The first quarter showed 33% less time per ticket\./)).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByRole('figure', { name: 'Effect by quarter since adoption' })).toBeVisible();
  },
});

/** When the reader wants the numbers: a table of every quarter with its weeks, tickets and estimate. */
export const WithValues = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show values'));
    await expect(canvas.getByRole('table', { name: 'Effect by quarter since adoption' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Fourth quarter' })).toBeInTheDocument();
  },
});

/** Five months after adoption, during the second quarter: the figures of this quarter are marked "so far". */
export const Running = meta.story({
  tags: ['state:ready'],
  args: { report: quarterReports.running },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^In the second quarter so far \(8 of 13 weeks\)/)).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent('so far');
  },
});

/** When a later quarter is better than the first one, and the quarter after it is not finished. */
export const Growing = meta.story({ tags: ['state:ready', 'no-picture'], args: { report: quarterReports.growing } });

/** When the latest finished quarter shows a smaller saving than the first one. */
export const Fading = meta.story({ tags: ['state:ready', 'no-picture'], args: { report: quarterReports.fading } });

/** When the saving has been gone since the second quarter. */
export const Gone = meta.story({
  tags: ['state:ready', 'both-themes'],
  args: { report: quarterReports.gone },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^In the third quarter the saving was gone: anything from/)).toBeVisible();
    await expect(canvas.getByText(/^“Gone” means/)).toBeVisible();
  },
});

/** When the latest quarter shows a saving that is less than half of the first one. */
export const MostlyGone = meta.story({
  tags: ['state:edge', 'no-picture'],
  args: { report: quarterReports.mostlyGone },
});

/** When the second quarter is over, and its range includes zero as well as the saving of the first quarter. */
export const Unclear = meta.story({
  tags: ['state:ready'],
  args: { report: quarterReports.unclear },
  play: async ({ canvas }) =>
    expect(canvas.getByText(/a saving under 21% would be too small to detect\.$/)).toBeVisible(),
});

/** When neither the first quarter nor later ones show a measurable change. */
export const NoDetectableChange = meta.story({
  tags: ['state:edge'],
  args: { report: quarterReports.noDetectableChange },
});

/** When tickets took longer in the first quarter, and still do. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: quarterReports.slower } });

/** When two quarters have too few tickets for an estimate: their places stay empty. */
export const Gaps = meta.story({
  tags: ['state:edge'],
  args: { report: quarterReports.gaps },
  play: async ({ canvas }) => expect(canvas.getAllByText(/too few tickets for an estimate/)).toHaveLength(2),
});

/** When the only later quarter has too few tickets. */
export const TooFewTickets = meta.story({ tags: ['state:empty'], args: { report: quarterReports.tooFewTickets } });

/**
 * When teams that adopted one after another are compared with others: each team's quarters start at the adoption of
 * that team.
 */
export const Compared = meta.story({
  tags: ['state:ready'],
  args: { report: comparisonProgram },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure', { name: 'Effect by quarter since adoption' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** When a team is compared with others for two years: eight quarters, of which the last one is not finished. */
export const TwoYears = meta.story({ tags: ['state:edge'], args: { report: quarterReports.twoYears } });

/** When two years are read on the narrowest phone: neighboring values do not overlap. */
export const Narrow = meta.story({
  tags: ['state:edge'],
  args: { report: quarterReports.twoYears },
  decorators: [
    (Story) => (
      <div style={{ width: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When the report describes only the first quarter: there is no panel. */
export const Absent = meta.story({
  tags: ['state:empty'],
  args: { report: clearWin },
  play: async ({ canvas }) => expect(canvas.queryByRole('paragraph')).toBeNull(),
});
