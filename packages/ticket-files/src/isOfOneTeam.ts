import { teamIdentity, type Usage } from '@roi-insight/contracts';

/** Whether the usage is that of one team, in every source. A file of tickets is one team, whatever its name. */
export function isOfOneTeam({ sources }: Usage): boolean {
  const names = sources.flatMap(({ teams }) => teams.map(({ name }) => teamIdentity(name)));
  return new Set(names).size === 1 && names.length === sources.length;
}
