import type { DrawnTeam, Usage, UsageControl } from '@roi-insight/contracts';
import { controlStatus, type Days } from '../../usage/controlStatus.ts';
import { sourcesOf } from './sourcesOf.ts';

/** Whether a waiting team worked without the assistant in these days; unknown if there is no usage. */
export function usageOfWaiting(
  usage: Usage | null,
  team: DrawnTeam,
  teams: readonly DrawnTeam[],
  days: Days,
): UsageControl['kind'] | { readonly usedWeeks: number } {
  const sources = sourcesOf(usage, team, teams);
  if (sources.length === 0) return 'unknown';
  const status = controlStatus(sources, days);
  return status.kind === 'contaminated' ? { usedWeeks: status.weeks } : status.kind;
}
