import { isJsonObject, isSameChoice, type ScopeChoice, trackerBase, unquoted } from '@roi-insight/contracts';
import type { ChoiceText } from '@roi-insight/report-text';
import { isTexts } from './isTexts.ts';
import type { SessionStore } from './sessionStore.ts';
import { storedValue } from './storedValue.ts';

/** The project that a stored scope belongs to, as entered in the form. */
export interface ScopeProject {
  readonly jiraUrl: string;
  readonly projectName: string;
}

/** The scope and calendar that were chosen in this tab for one project. */
export interface ScopeRecord extends ScopeProject {
  /** The choice for the next analysis of the project. */
  readonly choice: ScopeChoice;
  /** The differences from the default, as text. */
  readonly words: readonly ChoiceText[];
  /** The choice of the last verdict that was shown, and the number of changes until then; null if no verdict was shown. */
  readonly seen: { readonly choice: ScopeChoice; readonly changes: number } | null;
  /** Whether the API key is needed to create the report again. */
  readonly isWaiting: boolean;
}

/** The record of this tab. */
export const storedScope = storedValue('scope', isRecord);

/** The record; null if it belongs to another project, which has other types and labels. */
export function scopeFor(store: SessionStore, project: ScopeProject): ScopeRecord | null {
  const record = storedScope.read(store);
  return record !== null && identityOf(record) === identityOf(project) ? record : null;
}

/**
 * A key that is the same for all accepted spellings of a project, such as one with a trailing slash, in quotes or in
 * lower case.
 */
function identityOf({ jiraUrl, projectName }: ScopeProject): string {
  return JSON.stringify([trackerBase(jiraUrl) ?? jiraUrl, unquoted(projectName).toLowerCase()]);
}

/** How often the choice was changed after a result was shown. A change that no result shows yet counts as well. */
export function changesOf({ choice, seen }: ScopeRecord): number {
  if (seen === null) return 0;
  return seen.changes + (isSameChoice(choice, seen.choice) ? 0 : 1);
}

/** A minimal check: this code wrote the record, and the server validates its contents again. */
function isRecord(stored: unknown): stored is ScopeRecord {
  if (!isJsonObject(stored)) return false;
  const { jiraUrl, projectName, choice, words, seen, isWaiting } = stored;
  return (
    typeof jiraUrl === 'string' &&
    typeof projectName === 'string' &&
    typeof isWaiting === 'boolean' &&
    isChoice(choice) &&
    isWords(words) &&
    (seen === null || (isJsonObject(seen) && isChoice(seen['choice']) && Number.isSafeInteger(seen['changes'])))
  );
}

function isChoice(stored: unknown): boolean {
  if (!isJsonObject(stored)) return false;
  const { scope, calendar, measure, size_field: sizeField } = stored;
  return (
    isListsOrAbsent(scope) &&
    isCalendarOrAbsent(calendar) &&
    (measure === undefined || measure === 'active') &&
    (sizeField === undefined || typeof sizeField === 'string')
  );
}

const isListsOrAbsent = (stored: unknown): boolean =>
  stored === undefined || (isJsonObject(stored) && Object.values(stored).every(isTexts));

function isCalendarOrAbsent(stored: unknown): boolean {
  if (stored === undefined) return true;
  if (!isJsonObject(stored)) return false;
  const { time_zone: zone, working_days: days, hours, holidays } = stored;
  return (
    (zone === undefined || typeof zone === 'string') &&
    (days === undefined || (Array.isArray(days) && days.every(Number.isInteger))) &&
    (hours === undefined ||
      (isJsonObject(hours) && typeof hours['from'] === 'string' && typeof hours['to'] === 'string')) &&
    (holidays === undefined || isTexts(holidays))
  );
}

const isWords = (stored: unknown): boolean =>
  Array.isArray(stored) &&
  stored.every(
    (words) => isJsonObject(words) && typeof words['part'] === 'string' && typeof words['text'] === 'string',
  );
