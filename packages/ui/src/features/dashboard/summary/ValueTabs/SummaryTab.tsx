import type { Report } from '@roi-insight/contracts';
import { Card } from '../../../../primitives/Card/Card.tsx';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import { ReportChart } from '../../charts/ReportChart.tsx';
import { weeklyHoursChart } from '@roi-insight/report-text';
import { weeklyTicketsChart } from '@roi-insight/report-text';
import { SideBySide, Stack } from './chartGrid.ts';

/** 'Summary of Value Impact'. */
export function SummaryTab({ report }: { readonly report: Report }) {
  return (
    <Stack>
      <Card>
        <ReportChart report={report} chart={cumulativeSavingsChart} />
      </Card>
      <SideBySide>
        <Card>
          <ReportChart report={report} chart={weeklyHoursChart} legend />
        </Card>
        <Card>
          <ReportChart report={report} chart={weeklyTicketsChart} legend />
        </Card>
      </SideBySide>
    </Stack>
  );
}
