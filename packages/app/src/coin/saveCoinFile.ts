import { type CoinPlan, coinPlanToWire, coinSecretToWire } from '@roi-insight/contracts';
import type { CoinFileKind } from '@roi-insight/ui';
import { saveFile } from '../files/saveFile.ts';

/** Saves a file of a plan: it begins with the key of the team and the day of its first coin. */
export function saveCoinFile(kind: CoinFileKind, plan: CoinPlan, secret: string): void {
  const { project, start } = plan.terms;
  const content = kind === 'plan' ? coinPlanToWire(plan) : coinSecretToWire({ plan: plan.hash, secret });
  const name = `${project.key}-coin-${kind}-${start}.json`;
  saveFile(name, new Blob([JSON.stringify(content)], { type: 'application/json' }));
}
