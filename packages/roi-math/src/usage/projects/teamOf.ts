import { teamIdentity, type UsageTeam } from '@roi-insight/contracts';

/** A project with which usage is matched. */
export interface NamedProject {
  readonly key: string;
  readonly name: string;
}

/**
 * The team of a project, found by its key or else by its name, in any spelling. A team with the key of one project
 * never belongs to another, even if the name matches.
 */
export function teamOf(
  teams: readonly UsageTeam[],
  { key, name }: NamedProject,
  projects: readonly NamedProject[],
): UsageTeam | undefined {
  const named = (text: string) => teams.find((team) => teamIdentity(team.name) === teamIdentity(text));
  const isKeyOfOther = projects.some((other) => other.key !== key && teamIdentity(other.key) === teamIdentity(name));
  return named(key) ?? (isKeyOfOther ? undefined : named(name));
}
