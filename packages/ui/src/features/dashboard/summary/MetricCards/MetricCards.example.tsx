import { clearWin } from '@roi-insight/contracts/fixtures';
import { MetricCards } from '@roi-insight/ui/metric-cards';

export function Headlines() {
  return <MetricCards report={clearWin} />;
}
