import { clearWin } from '@roi-insight/contracts/fixtures';
import { hoursComparisonChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

export function HoursPerTicket() {
  return <ReportChart report={clearWin} chart={hoursComparisonChart} />;
}
