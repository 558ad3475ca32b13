import { comparisonUsage } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { UsagePanel } from '@roi-insight/ui/usage-panel';

export function UseOfTheAssistant() {
  return <UsagePanel report={comparisonUsage} economics={defaultEconomics} onAnalyzeFrom={null} files={null} />;
}
