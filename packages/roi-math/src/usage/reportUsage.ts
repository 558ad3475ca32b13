import { REPORT_CURRENCY, type ReportUsage, teamIdentity, type TeamUsage, type Usage } from '@roi-insight/contracts';
import { isControlTeam } from '../comparison/members.ts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';
import { controlStatus, type Days } from './controlStatus.ts';
import { observedStart } from './start/observedStart.ts';
import { type NamedProject, teamOf } from './projects/teamOf.ts';

/**
 * The part of the usage that concerns the teams of a report: each team by the key of its project, or else by its name, in any spelling. Teams that
 * could not be read have no usage.
 * @param days of the comparison, from the first day before adoption to the last day of the first quarter
 * @returns the report's own project first, even if the usage does not have it
 */
export function reportUsage(
  usage: Usage,
  own: NamedProject,
  others: readonly (TeamSeries | UnreadTeam)[],
  days: Days,
): ReportUsage {
  const read = others.filter((team) => 'series' in team);
  const projects = [own, ...read];
  const teams = [
    teamUsage(usage, own, projects, null),
    // If a project is named twice, its second entry is left out and has no series.
    ...read.map((team) => teamUsage(usage, team, projects, isControlTeam(team) ? days : null)),
  ];
  const left = usage.sources.flatMap((source) => {
    const taken = new Set(projects.map((project) => teamOf(source.teams, project, projects)));
    // If one team matches a project by key and another by name, the project takes the team with its key. The other team is not lost silently.
    return source.teams.filter((team) => !taken.has(team)).map(({ name }) => teamIdentity(name));
  });
  return { currency: usage.currency, reportCurrency: REPORT_CURRENCY, teams, otherTeams: new Set(left).size };
}

/** @param days null for a team that is not a control */
function teamUsage(
  { sources }: Usage,
  project: NamedProject,
  projects: readonly NamedProject[],
  days: Days | null,
): TeamUsage {
  const found = sources.map(({ source, activeBasis, teams }) => {
    const team = teamOf(teams, project, projects);
    if (team === undefined) return null;
    const { people, weeks } = team;
    return { source, activeBasis, people, ...observedStart(team), weeks };
  });
  return {
    key: project.key,
    name: project.name,
    control: days === null ? null : controlStatus(found, days),
    sources: found.filter((source) => source !== null),
  };
}
