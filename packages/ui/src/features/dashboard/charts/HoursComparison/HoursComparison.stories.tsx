import { clearWin, emptyPost, slower } from '@roi-insight/contracts/fixtures';
import preview from '#storybook/preview.tsx';
import { inBrand } from '../../../../testing/inBrand.tsx';
import { longBrand, rightToLeftBrand } from '../../../../testing/storyBrands.ts';
import { hoursComparisonChart } from '@roi-insight/report-text';
import { ReportChart } from '../ReportChart.tsx';

const meta = preview.meta({
  title: 'Features/Charts/HoursComparison',
  component: ReportChart,
  args: { report: clearWin, chart: hoursComparisonChart },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '36rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** When tickets take less time. */
export const Ready = meta.story({ tags: ['state:ready', 'both-themes'] });

/** When tickets take more time. */
export const Slower = meta.story({ tags: ['state:edge'], args: { report: slower } });

/** When one of the periods has no measured ticket. */
export const OneSideMissing = meta.story({ tags: ['state:edge'], args: { report: emptyPost } });

/** When neither period has a measured ticket. */
export const Empty = meta.story({
  tags: ['state:empty'],
  args: {
    report: {
      ...emptyPost,
      summary_metrics: { ...emptyPost.summary_metrics, pre_claude: emptyPost.summary_metrics.post_claude },
    },
  },
});

/** When a report that was opened from a file says that a ticket took years. */
export const Huge = meta.story({
  tags: ['state:edge'],
  args: {
    report: {
      ...clearWin,
      summary_metrics: {
        ...clearWin.summary_metrics,
        pre_claude: { ...clearWin.summary_metrics.pre_claude, avg_hours_per_task: 1_234_567.8 },
        post_claude: { ...clearWin.summary_metrics.post_claude, avg_hours_per_task: 987_654.3 },
      },
    },
  },
});

/** When the assistant has a name that needs several lines. */
export const LongAssistantName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(longBrand)],
});

/** When the assistant’s name is written from right to left. */
export const RightToLeftName = meta.story({
  tags: ['state:edge'],
  decorators: [inBrand(rightToLeftBrand)],
});
