import {
  badDates,
  clearWin,
  emptyPost,
  gaps,
  lasting,
  missingEvidence,
  oneWeek,
  twoHundredWeeks,
} from '@roi-insight/contracts/fixtures';
import { expect, userEvent } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { BrandProvider, defaultBrand } from '../../../../brand/index.ts';
import { ReportChart } from '../ReportChart.tsx';
import { weeklyHoursChart } from '@roi-insight/report-text';

const meta = preview.meta({
  title: 'Features/Charts/WeeklyHours',
  component: ReportChart,
  args: { report: clearWin, chart: weeklyHoursChart, legend: true },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The usual case: weeks before and after, the average of each period, and the week of adoption. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When the reader wants the numbers: a table to read and copy. */
export const WithValues = meta.story({
  tags: ['state:ready'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Show values'));
    await expect(canvas.getByRole('table', { name: 'Average Hours per Ticket Over Time' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Aug 25, 2025' })).toBeInTheDocument();
    await expect(await canvas.findByText('Hide values')).toBeVisible();
  },
});

/** When weeks have no measured ticket: these weeks are omitted, and no line crosses the gap. */
export const Gaps = meta.story({ tags: ['state:edge'], args: { report: gaps } });

/** When there is only one week on each side. */
export const OneWeek = meta.story({ tags: ['state:edge'], args: { report: oneWeek } });

/** When the baseline is nearly four years long. */
export const TwoHundredWeeks = meta.story({ tags: ['state:edge'], args: { report: twoHundredWeeks } });

/** When the chart continues after the first quarter: only the first 13 weeks after adoption have an average. */
export const LaterWeeks = meta.story({
  tags: ['state:ready'],
  args: { report: lasting },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/in the first 13 weeks after\.$/)).toBeVisible();
  },
});

/** When rows have unreadable dates: these rows are omitted. */
export const BadDates = meta.story({ tags: ['state:edge'], args: { report: badDates } });

/** When nothing was completed since adoption: there is no marker, because the week of adoption has no value. */
export const OnlyBefore = meta.story({ tags: ['state:edge'], args: { report: emptyPost } });

/** When the assistant's name does not fit beside the marker. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [
    (Story) => (
      <BrandProvider brand={{ ...defaultBrand, assistant: 'Enterprise Pair Programming Companion' }}>
        <Story />
      </BrandProvider>
    ),
  ],
});

/** When the server sent no series. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { report: { ...missingEvidence, time_series_data: { time_savings: [] } } },
});
