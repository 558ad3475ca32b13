import { objectOf, textOf } from './json.ts';
import { cut } from './cut.ts';

/**
 * Jira's own resolutions have fixed ids on Server, Data Center and sites that came from there; others begin at 10000.
 * Their names are in the language of the account, and companies that rename them keep the meaning ("Rejected" for Won't
 * Fix), so the id counts.
 */
const OWN_NAMES: ReadonlyMap<string, string> = new Map([
  ['2', "Won't Fix"],
  ['3', 'Duplicate'],
  ['4', 'Incomplete'],
  ['5', 'Cannot Reproduce'],
]);

/** Names are cut to this, which is Jira's own limit. */
const MAX_NAME_LENGTH = 60;

/**
 * Name of the resolution, in English where it is one of Jira's own; null without one; undefined if the value is neither.
 * A project that hides the field, as team-managed ones do, answers without it: that is no resolution.
 */
export function resolutionName(value: unknown): string | null | undefined {
  if (value === null || value === undefined) return null;
  const resolution = objectOf(value);
  const name = OWN_NAMES.get(textOf(resolution, 'id') ?? '') ?? textOf(resolution, 'name');
  return name === null ? undefined : cut(name, MAX_NAME_LENGTH);
}
