import { clearWin } from '@roi-insight/contracts/fixtures';
import { ValueTabs } from '@roi-insight/ui/value-tabs';

export function TeamCharts() {
  return <ValueTabs report={clearWin} />;
}
