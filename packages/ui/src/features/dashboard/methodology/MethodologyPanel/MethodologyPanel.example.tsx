import { clearWin } from '@roi-insight/contracts/fixtures';
import { MethodologyPanel } from '@roi-insight/ui/methodology-panel';

export function HowItWasMeasured() {
  return <MethodologyPanel report={clearWin} jiraUrl="https://example.atlassian.net" />;
}
