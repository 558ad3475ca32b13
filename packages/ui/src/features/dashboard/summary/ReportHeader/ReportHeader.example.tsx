import { clearWin } from '@roi-insight/contracts/fixtures';
import { ReportHeader } from '@roi-insight/ui/report-header';

export function StartOfReport() {
  return <ReportHeader report={clearWin} />;
}
