import { clearWin, gaps, missingEvidence, tooLittleData, twoHundredWeeks } from '@roi-insight/contracts/fixtures';
import preview from '#storybook/preview.tsx';
import { ReportChart } from '../ReportChart.tsx';
import { weeklyTicketsChart } from '@roi-insight/report-text';

const meta = preview.meta({
  title: 'Features/Charts/WeeklyTickets',
  component: ReportChart,
  args: { report: clearWin, chart: weeklyTicketsChart, legend: true },
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

/** When some weeks have no ticket: each of these weeks has the count zero. */
export const ZeroWeeks = meta.story({ tags: ['state:edge'], args: { report: gaps } });

/** When adoption is four weeks ago. */
export const FewWeeks = meta.story({ tags: ['state:edge'], args: { report: tooLittleData } });

/** When the baseline is nearly four years long. */
export const TwoHundredWeeks = meta.story({ tags: ['state:edge'], args: { report: twoHundredWeeks } });

/** When the server sent no series. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { report: { ...missingEvidence, time_series_data: { time_savings: [] } } },
});
