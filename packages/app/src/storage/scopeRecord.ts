import {
  count,
  isSameChoice,
  oneOf,
  parseWith,
  type ScopeChoice,
  scopeChoiceFields,
  trackerBase,
  unquoted,
} from '@roi-insight/contracts';
import { CHOICE_PARTS, type ChoiceWords } from '@roi-insight/report-text';
import { array, boolean, object, string } from 'yup';
import type { SessionStore } from './sessionStore.ts';
import { storedValue } from './storedValue.ts';

/** The project of a choice, as entered in the form. */
export interface ScopeProject {
  readonly jiraUrl: string;
  readonly projectName: string;
}

/** The scope and calendar that were chosen in this tab for one project. */
export interface ScopeRecord extends ScopeProject {
  /** The choice for the next analysis of the project. */
  readonly choice: ScopeChoice;
  /** The differences from the default, as text. */
  readonly words: readonly ChoiceWords[];
  /** The choice behind the last verdict that was shown, and the number of changes until then; null if none was shown. */
  readonly seen: { readonly choice: ScopeChoice; readonly changes: number } | null;
  /** Whether the API key is needed to make the report again. */
  readonly isWaiting: boolean;
}

const choice = object(scopeChoiceFields).required();

const scopeRecordSchema = object({
  jiraUrl: string().defined(),
  projectName: string().defined(),
  choice,
  words: array(object({ part: oneOf(CHOICE_PARTS), text: string().defined() }).required()).required(),
  seen: object({ choice, changes: count().required() }).nullable().defined(),
  isWaiting: boolean().required(),
}).required();

/** The record of this tab. The server validates the choice again. */
export const storedScope = storedValue<ScopeRecord>('scope', (stored) => parseWith(scopeRecordSchema, stored));

/** The record, if it belongs to this project: other projects have other types and labels. */
export function scopeFor(store: SessionStore, project: ScopeProject): ScopeRecord | null {
  const record = storedScope.read(store);
  return record !== null && identityOf(record) === identityOf(project) ? record : null;
}

/** The same key for all accepted spellings of a project: with a trailing slash, in quotes, in lower case. */
function identityOf({ jiraUrl, projectName }: ScopeProject): string {
  return JSON.stringify([trackerBase(jiraUrl) ?? jiraUrl, unquoted(projectName).toLowerCase()]);
}

/** How often the choice was changed after a result was shown, including the next use of this choice. */
export function changesOf({ choice, seen }: ScopeRecord): number {
  if (seen === null) return 0;
  return seen.changes + (isSameChoice(choice, seen.choice) ? 0 : 1);
}
