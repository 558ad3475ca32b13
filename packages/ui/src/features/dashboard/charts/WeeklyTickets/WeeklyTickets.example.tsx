import { clearWin } from '@roi-insight/contracts/fixtures';
import { weeklyTicketsChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

export function TicketsPerWeek() {
  return <ReportChart report={clearWin} chart={weeklyTicketsChart} legend />;
}
