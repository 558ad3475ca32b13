import { clearWin } from '@roi-insight/contracts/fixtures';
import { EvidencePanel } from '@roi-insight/ui/evidence-panel';

export function HowSure() {
  return <EvidencePanel report={clearWin} />;
}
