import { clearWin } from '@roi-insight/contracts/fixtures';
import { tasksPerWeekChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

export function TasksPerWeek() {
  return <ReportChart report={clearWin} chart={tasksPerWeekChart} />;
}
