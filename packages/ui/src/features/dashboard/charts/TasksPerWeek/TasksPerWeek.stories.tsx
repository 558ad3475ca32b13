import { clearWin, emptyPost, missingEvidence } from '@roi-insight/contracts/fixtures';
import preview from '#storybook/preview.tsx';
import { ReportChart } from '../ReportChart.tsx';
import { tasksPerWeekChart } from '@roi-insight/report-text';

const meta = preview.meta({
  title: 'Features/Charts/TasksPerWeek',
  component: ReportChart,
  args: { report: clearWin, chart: tasksPerWeekChart },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The usual case: tasks per week in each period. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When nothing was completed since adoption. */
export const ZeroAfter = meta.story({ tags: ['state:edge'], args: { report: emptyPost } });

/** When the server sends no number of days: the weeks of the series give it. */
export const DaysFromWeeks = meta.story({ tags: ['state:edge'], args: { report: missingEvidence } });

/** When the server sends neither days nor weeks. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: { report: { ...missingEvidence, time_series_data: { time_savings: [] } } },
});

/** When a report that was opened from a file has millions of tasks. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: {
    report: {
      ...clearWin,
      summary_metrics: {
        ...clearWin.summary_metrics,
        pre_claude: { ...clearWin.summary_metrics.pre_claude, total_tasks: 24_681_357 },
        post_claude: { ...clearWin.summary_metrics.post_claude, total_tasks: 135_792_468 },
      },
    },
  },
});
