import { isSameChoice, type ScopeChoice, trackerBase, unquoted } from '@roi-insight/contracts';
import type { ChoiceWords } from '@roi-insight/report-text';
import type { SessionStore } from './sessionStore.ts';

/** Key of the chosen scope and calendar. */
const SCOPE_KEY = 'scope';

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

/** The record of this tab; null if there is none. */
export function readScope(store: SessionStore): ScopeRecord | null {
  try {
    const stored: unknown = JSON.parse(store.read(SCOPE_KEY) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeScope(store: SessionStore, record: ScopeRecord): void {
  store.write(SCOPE_KEY, JSON.stringify(record));
}

export function forgetScope(store: SessionStore): void {
  store.remove(SCOPE_KEY);
}

/** The record, if it belongs to this project: other projects have other types and labels. */
export function scopeFor(store: SessionStore, project: ScopeProject): ScopeRecord | null {
  const record = readScope(store);
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

/** A minimal check: this code wrote the record, and the server validates its contents again. */
function isRecord(input: unknown): input is ScopeRecord {
  if (!isObject(input)) return false;
  const { jiraUrl, projectName, choice, words, seen, isWaiting } = input;
  return (
    typeof jiraUrl === 'string' &&
    typeof projectName === 'string' &&
    typeof isWaiting === 'boolean' &&
    isChoice(choice) &&
    isWords(words) &&
    (seen === null || (isObject(seen) && isChoice(seen['choice']) && Number.isSafeInteger(seen['changes'])))
  );
}

function isChoice(input: unknown): input is ScopeChoice {
  if (!isObject(input)) return false;
  const { scope, calendar, measure, size_field: sizeField } = input;
  return (
    isListsOrAbsent(scope) &&
    isCalendarOrAbsent(calendar) &&
    (measure === undefined || measure === 'active') &&
    (sizeField === undefined || typeof sizeField === 'string')
  );
}

const isListsOrAbsent = (input: unknown): boolean =>
  input === undefined || (isObject(input) && Object.values(input).every(isTexts));

function isCalendarOrAbsent(input: unknown): boolean {
  if (input === undefined) return true;
  if (!isObject(input)) return false;
  const { time_zone: zone, working_days: days, hours, holidays } = input;
  return (
    (zone === undefined || typeof zone === 'string') &&
    (days === undefined || (Array.isArray(days) && days.every(Number.isInteger))) &&
    (hours === undefined ||
      (isObject(hours) && typeof hours['from'] === 'string' && typeof hours['to'] === 'string')) &&
    (holidays === undefined || isTexts(holidays))
  );
}

const isWords = (input: unknown): boolean =>
  Array.isArray(input) &&
  input.every((words) => isObject(words) && typeof words['part'] === 'string' && typeof words['text'] === 'string');

const isTexts = (input: unknown): boolean => Array.isArray(input) && input.every((text) => typeof text === 'string');

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
