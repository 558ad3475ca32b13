import { teamIdentity, unquoted, type WireUsage } from '@roi-insight/contracts';
import { isUsageFor } from './isUsageFor.ts';
import type { RunProject } from '../RunProject.ts';
import type { SessionStore } from '../sessionStore.ts';
import { EVERYONE, storedUsage } from './usageRecord.ts';

type Source = WireUsage['sources'][number];

/**
 * The stored usage of the teams that a run names; null if no usage is stored. A source that has none of these teams is
 * kept, because a control is verified only if every source knows it.
 */
export function usageOfRun(
  store: SessionStore,
  { jiraUrl, projectName, comparison = [] }: RunProject,
): WireUsage | null {
  const record = storedUsage.read(store);
  if (record === null) return null;
  if (!isUsageFor(record.understood, jiraUrl)) return null;
  const own = unquoted(projectName);
  const { usage, found } = record;
  const known = found !== undefined && teamIdentity(found.project) === teamIdentity(projectName) ? found.names : [];
  const named = new Set([projectName, ...comparison.map((team) => team.projectName), ...known].map(teamIdentity));
  const teamsOf = (teams: Source['teams']): Source['teams'] => {
    const hasOwn = teams.some(({ name }) => teamIdentity(name) === teamIdentity(own));
    // All people belong to the project's team unless the files name the people of that team.
    return teams.flatMap((team) => {
      if (team.name === EVERYONE) return hasOwn ? [] : [{ ...team, name: own }];
      return named.has(teamIdentity(team.name)) ? [team] : [];
    });
  };
  const sources = usage.sources.map(({ teams, ...source }): Source => ({ ...source, teams: teamsOf(teams) }));
  return sources.some(({ teams }) => teams.length > 0) ? { ...usage, sources } : null;
}
