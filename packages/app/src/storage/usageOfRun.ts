import { teamIdentity, trackerBase, unquoted, type WireUsage } from '@roi-insight/contracts';
import type { RunProject } from './RunProject.ts';
import type { SessionStore } from './sessionStore.ts';
import { EVERYONE, readUsageRecord } from './usageRecord.ts';

/** The stored usage of the teams that a run names, and no other; null if there is none. */
export function usageOfRun(
  store: SessionStore,
  { jiraUrl, projectName, comparison = [] }: RunProject,
): WireUsage | null {
  const record = readUsageRecord(store);
  if (record === null) return null;
  const { onlyFor } = record.understood;
  // A project of another tracker may have the name of a sample project.
  if (onlyFor !== null && trackerBase(onlyFor) !== trackerBase(jiraUrl)) return null;
  const own = unquoted(projectName);
  const { usage, found } = record;
  const known = found !== undefined && teamIdentity(found.project) === teamIdentity(projectName) ? found.names : [];
  const named = new Set([projectName, ...comparison.map((team) => team.projectName), ...known].map(teamIdentity));
  const sources = usage.sources.flatMap((source) => {
    const teams = source.teams
      .map((team) => (team.name === EVERYONE ? { ...team, name: own } : team))
      .filter(({ name }) => named.has(teamIdentity(name)));
    return teams.length === 0 ? [] : [{ ...source, teams }];
  });
  return sources.length === 0 ? null : { ...usage, sources };
}
