import { clearWin } from '@roi-insight/contracts/fixtures';
import { cumulativeSavingsChart } from '@roi-insight/report-text';
import { ReportChart } from '@roi-insight/ui/report-chart';

export function SavingsSoFar() {
  return <ReportChart report={clearWin} chart={cumulativeSavingsChart} />;
}
