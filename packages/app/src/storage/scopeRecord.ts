import { isSameChoice, type ScopeChoice, unquoted } from '@roi-insight/contracts';
import type { SessionStore } from './sessionStore.ts';

/** Key of what was chosen of scope and calendar. */
const SCOPE_KEY = 'scope';

/** The project that a choice was made for, as the form names it. */
export interface ScopeProject {
  readonly jiraUrl: string;
  readonly projectName: string;
}

/** What was chosen of scope and calendar in this tab, for one project. */
export interface ScopeRecord extends ScopeProject {
  /** What the next analysis of the project uses. */
  readonly choice: ScopeChoice;
  /** What of the choice differs from the default, in words. */
  readonly words: readonly string[];
  /** What the verdict that was seen last rests on, and the changes up to then; null: none was seen. */
  readonly seen: { readonly choice: ScopeChoice; readonly changes: number } | null;
  /** Whether a report waits for the API key to be made again. */
  readonly isWaiting: boolean;
}

/** The record of this tab; null when there is none. */
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

/** The record, if it is of this project: another project has other types and labels. */
export function scopeFor(store: SessionStore, project: ScopeProject): ScopeRecord | null {
  const record = readScope(store);
  return record !== null && identityOf(record) === identityOf(project) ? record : null;
}

/** The same for every way in which the form takes a project: with a slash at the end, in quotes, in lower case. */
function identityOf({ jiraUrl, projectName }: ScopeProject): string {
  const url = URL.canParse(jiraUrl) ? new URL(jiraUrl) : null;
  const address = url === null ? jiraUrl : `${url.origin}${url.pathname}`;
  return JSON.stringify([address.replace(/\/+$/, ''), unquoted(projectName).toLowerCase()]);
}

/** How often the choice was changed after a result was seen, once the choice is used. */
export function changesOf({ choice, seen }: ScopeRecord): number {
  if (seen === null) return 0;
  return seen.changes + (isSameChoice(choice, seen.choice) ? 0 : 1);
}

/** This code wrote it; what it holds is checked again by the server. */
function isRecord(input: unknown): input is ScopeRecord {
  if (!isObject(input)) return false;
  const { jiraUrl, projectName, choice, words, seen, isWaiting } = input;
  return (
    typeof jiraUrl === 'string' &&
    typeof projectName === 'string' &&
    typeof isWaiting === 'boolean' &&
    isChoice(choice) &&
    isTexts(words) &&
    (seen === null || (isObject(seen) && isChoice(seen['choice']) && Number.isSafeInteger(seen['changes'])))
  );
}

function isChoice(input: unknown): input is ScopeChoice {
  if (!isObject(input)) return false;
  const { scope, calendar } = input;
  return isListsOrAbsent(scope) && isCalendarOrAbsent(calendar);
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

const isTexts = (input: unknown): boolean => Array.isArray(input) && input.every((text) => typeof text === 'string');

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
