import type { ComparisonTeamRequest } from '@roi-insight/contracts';
import { type AnalyzeTicketsOptions, type TeamSeries, teamSeries, type UnreadTeam } from '@roi-insight/roi-math';
import type { Project, ReadResult } from '../tracker/tracker.ts';
import { isSameProject, readEachTeam, type TeamReading } from './readEachTeam.ts';

interface ComparisonReading extends Omit<
  TeamReading<ComparisonTeamRequest, TeamSeries | UnreadTeam>,
  'refuse' | 'measure' | 'leaveOut'
> {
  /** The report's own project; null if there is none. */
  readonly own: Project | null;
  /** The options of the weekly series. */
  readonly options: AnalyzeTicketsOptions;
  /** Called with the tickets of each team that is read. */
  readonly onRead?: (team: ComparisonTeamRequest, key: string, read: ReadResult) => void;
}

/** Reads the teams with which a project is compared, or those of an organization, in the order of the request. */
export function readTeams(
  teams: readonly ComparisonTeamRequest[],
  { own, options, onRead, ...reading }: ComparisonReading,
): Promise<readonly (TeamSeries | UnreadTeam)[]> {
  return readEachTeam<ComparisonTeamRequest, TeamSeries | UnreadTeam>(teams, {
    ...reading,
    refuse: (team, same) => {
      if (own !== null && isSameProject(team.project, own)) return { kind: 'own-project' };
      if (same.some((other) => other.named.adopted !== team.named.adopted)) return { kind: 'two-dates' };
      return same[0] === team ? null : { kind: 'named-twice' };
    },
    // The report's scope does not apply to other teams, because it refers to components, labels and statuses of the report's own project.
    measure: (team, { key, name }, read) => {
      onRead?.(team, key, read);
      const { tickets, outOfScope, unreadable } = read;
      return teamSeries(tickets, { key, name, adopted: team.adopted }, { ...options, outOfScope, unreadable });
    },
    leaveOut: ({ adopted }, identity, reason) => ({ ...identity, adopted, reason }),
  });
}
