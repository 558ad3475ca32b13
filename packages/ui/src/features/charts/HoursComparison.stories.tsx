import { clearWin, emptyPost, slower } from '@roi-insight/contracts/fixtures';
import preview from '../../../../../.storybook/preview.tsx';
import { hoursComparisonChart } from './hoursComparisonChart.ts';
import { ReportChart } from './ReportChart.tsx';

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
export const Ready = meta.story({ tags: ['state:ready'] });

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
