import { objectOf, textOf } from './json.ts';
import { cut } from './cut.ts';

/**
 * Jira's built-in resolutions have fixed ids on Server, Data Center and sites migrated from there; other ids begin at
 * 10000. Names depend on the language of the account, and companies that rename them keep the meaning ("Rejected" for Won't Fix), so the id, not the
 * name, decides.
 */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['2', "Won't Fix"],
  ['3', 'Duplicate'],
  ['4', 'Incomplete'],
  ['5', 'Cannot Reproduce'],
]);

/** Maximum length of names, which is also Jira's. */
const MAX_NAME_LENGTH = 60;

/**
 * Name of the resolution, in English if it is built in; null if there is no resolution; undefined if the value is invalid. Responses omit the field
 * if the project hides it, as team-managed projects do. An omitted field counts as no resolution.
 */
export function resolutionName(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  const resolution = objectOf(value);
  const name = OWN_NAMES.get(textOf(resolution, 'id') ?? '') ?? textOf(resolution, 'name');
  return name === null ? undefined : cut(name, MAX_NAME_LENGTH);
}
