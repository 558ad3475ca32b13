import { clearWin } from '@roi-insight/contracts/fixtures';
import { weeklyTicketsChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

/** Shows the error automatically if the chart's code cannot be fetched. */
export function TicketsPerWeek() {
  return <ReportChart report={clearWin} chart={weeklyTicketsChart} legend />;
}
