import { clearWin } from '@roi-insight/contracts/fixtures';
import { weeklyHoursChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

export function HoursOverTime() {
  return <ReportChart report={clearWin} chart={weeklyHoursChart} legend />;
}
