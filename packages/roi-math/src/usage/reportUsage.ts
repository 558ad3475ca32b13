import { REPORT_CURRENCY, type ReportUsage, type TeamUsage, type Usage } from '@roi-insight/contracts';
import { isControlTeam } from '../comparison/members.ts';
import type { TeamSeries, UnreadTeam } from '../comparison/teamSeries.ts';
import { controlStatus, type Days } from './controlStatus.ts';
import { observedStart } from './observedStart.ts';

interface NamedProject {
  readonly key: string;
  readonly name: string;
}

/**
 * The part of the usage that concerns the teams of a report: each team by the key of its project or its name, whatever their
 * case. Teams that could not be read have no usage.
 * @param days all days of the report, from the first before adoption to the last after it
 * @returns the report's own project first, even if the usage does not have it
 */
export function reportUsage(
  usage: Usage,
  own: NamedProject,
  others: readonly (TeamSeries | UnreadTeam)[],
  days: Days,
): ReportUsage {
  const read = others.filter((team) => 'series' in team);
  const teams = [
    teamUsage(usage, own, null),
    // A project that is named twice is left out the second time, and has no series.
    ...read.map((team) => teamUsage(usage, team, isControlTeam(team) ? days : null)),
  ];
  const names = new Set(usage.sources.flatMap((source) => source.teams.map(({ name }) => folded(name))));
  for (const { key, name } of [own, ...read]) {
    names.delete(folded(key));
    names.delete(folded(name));
  }
  return { currency: usage.currency, reportCurrency: REPORT_CURRENCY, teams, otherTeams: names.size };
}

/** @param days null for a team that is not a control */
function teamUsage({ sources }: Usage, project: NamedProject, days: Days | null): TeamUsage {
  const found = sources.map(({ source, activeBasis, teams }) => {
    const named = (name: string) => teams.find((team) => folded(team.name) === folded(name));
    const team = named(project.key) ?? named(project.name);
    if (team === undefined) return null;
    const { people, weeks } = team;
    return { source, activeBasis, people, observedStart: observedStart(team), weeks };
  });
  return {
    key: project.key,
    name: project.name,
    control: days === null ? null : controlStatus(found, days),
    sources: found.filter((source) => source !== null),
  };
}

const folded = (name: string) => name.trim().normalize('NFC').toLowerCase();
