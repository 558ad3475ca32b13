import { hasAddress, isProjectName, MAX_TEAM_NAME_LENGTH } from '@roi-insight/contracts';

/** The name of a team; null if the value is not a name, or is an address, because names of people are not passed on. */
export function teamName(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const name = value.trim();
  return isProjectName(name) && name.length <= MAX_TEAM_NAME_LENGTH && !hasAddress(name) ? name : null;
}
