import type { DrawnTeam, Usage } from '@roi-insight/contracts';
import { teamOf } from '../../usage/projects/teamOf.ts';
import type { TeamSource } from '../../usage/TeamSource.ts';

/** What each source of usage has of a team of a plan; null for a source that does not have the team. */
export const sourcesOf = (
  usage: Usage | null,
  team: DrawnTeam,
  teams: readonly DrawnTeam[],
): readonly (TeamSource | null)[] =>
  (usage?.sources ?? []).map(({ activeBasis, teams: named }) => {
    const found = teamOf(named, team, teams);
    return found === undefined ? null : { activeBasis, people: found.people, weeks: found.weeks };
  });
