import { clearWin } from '@roi-insight/contracts/fixtures';
import { QuartersPanel } from '@roi-insight/ui/quarters-panel';

export function SinceThen() {
  return <QuartersPanel report={clearWin} />;
}
