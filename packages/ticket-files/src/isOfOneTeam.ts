import { teamIdentity, type Usage } from '@roi-insight/contracts';

/**
 * Whether every source of the usage has the same single team. A file of tickets belongs to one team, so the names need
 * not match.
 */
export function isOfOneTeam({ sources }: Usage): boolean {
  const names = sources.flatMap(({ teams }) => teams.map(({ name }) => teamIdentity(name)));
  return new Set(names).size === 1 && names.length === sources.length;
}
