import { comparisonGradeA } from '@roi-insight/contracts/fixtures';
import { defaultEconomics } from '@roi-insight/roi-math';
import { ComparisonPanel } from '@roi-insight/ui/comparison-panel';

export function OtherTeams() {
  return <ComparisonPanel report={comparisonGradeA} economics={defaultEconomics} />;
}
