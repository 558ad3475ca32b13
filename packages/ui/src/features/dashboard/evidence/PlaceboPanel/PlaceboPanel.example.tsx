import { clearWin } from '@roi-insight/contracts/fixtures';
import { PlaceboPanel } from '@roi-insight/ui/placebo-panel';

export function TryToFoolIt() {
  return <PlaceboPanel report={clearWin} />;
}
