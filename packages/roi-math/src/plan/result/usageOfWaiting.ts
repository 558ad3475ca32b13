import { type DrawnTeam, type Usage, type UsageControl } from '@roi-insight/contracts';
import { controlStatus, type Days } from '../../usage/controlStatus.ts';
import { teamOf } from '../../usage/projects/teamOf.ts';

/** Whether a waiting team worked without the assistant in these days; unknown if there is no usage. */
export function usageOfWaiting(
  usage: Usage | null,
  team: DrawnTeam,
  teams: readonly DrawnTeam[],
  days: Days,
): UsageControl['kind'] | { readonly usedWeeks: number } {
  if (usage === null || usage.sources.length === 0) return 'unknown';
  const status = controlStatus(
    usage.sources.map(({ activeBasis, teams: named }) => {
      const found = teamOf(named, team, teams);
      return found === undefined ? null : { activeBasis, people: found.people, weeks: found.weeks };
    }),
    days,
  );
  return status.kind === 'contaminated' ? { usedWeeks: status.weeks } : status.kind;
}
