import type { Report } from '@roi-insight/contracts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { hoursComparisonChart } from '@roi-insight/report-text';
import { ReportChart } from '../../charts/ReportChart.tsx';
import { tasksPerWeekChart } from '@roi-insight/report-text';
import { PeriodCard } from '../PeriodCard/PeriodCard.tsx';
import { SideBySide, Stack } from './chartGrid.ts';

/** 'Productivity Comparison'. */
export function ProductivityTab({ report }: { readonly report: Report }) {
  const { pre_claude: pre, post_claude: post } = report.summary_metrics;
  return (
    <Stack>
      <SideBySide>
        <Card>
          <ReportChart report={report} chart={hoursComparisonChart} />
        </Card>
        <Card>
          <ReportChart report={report} chart={tasksPerWeekChart} />
        </Card>
      </SideBySide>
      <SideBySide>
        <PeriodCard side="pre" metrics={pre} />
        <PeriodCard side="post" metrics={post} />
      </SideBySide>
    </Stack>
  );
}
