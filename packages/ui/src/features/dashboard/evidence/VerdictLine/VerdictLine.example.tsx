import { clearWin } from '@roi-insight/contracts/fixtures';
import { VerdictLine } from '@roi-insight/ui/verdict-line';

export function TeamVerdict() {
  return (
    <VerdictLine report={clearWin} onVisit={({ section }) => document.getElementById(section)?.scrollIntoView()} />
  );
}
