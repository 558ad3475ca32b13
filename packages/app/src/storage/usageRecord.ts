import type { WireUsage } from '@roi-insight/contracts';
import type { UnderstoodUsage } from '@roi-insight/ui';
import type { SessionStore } from './sessionStore.ts';

/** Key of the usage for the next analysis. */
const USAGE_KEY = 'usage';

/** The team of all people while files are read: the name of the project may still change in the form. */
export const EVERYONE = 'Everyone in the files';

/** Usage that was read in this tab, for the next analysis. */
export interface UsageRecord {
  readonly understood: UnderstoodUsage;
  readonly usage: WireUsage;
  /** The keys and names that a report of this project found for its teams: the form may have others of the same teams. */
  readonly found?: FoundTeams | undefined;
}

export interface FoundTeams {
  /** As entered in the form. */
  readonly project: string;
  readonly names: readonly string[];
}

/** The usage of this tab; null if there is none. */
export function readUsageRecord(store: SessionStore): UsageRecord | null {
  try {
    const stored: unknown = JSON.parse(store.read(USAGE_KEY) ?? 'null');
    return isRecord(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeUsageRecord(store: SessionStore, record: UsageRecord): void {
  store.write(USAGE_KEY, JSON.stringify(record));
}

export function forgetUsageRecord(store: SessionStore): void {
  store.remove(USAGE_KEY);
}

/** A minimal check: this code wrote the record, and the server validates the usage again. */
function isRecord(input: unknown): input is UsageRecord {
  if (!isObject(input)) return false;
  const { understood, usage, found } = input;
  if (!isObject(understood) || !isObject(usage)) return false;
  const { fileNames, sources, teams, hasEveryone, besideEveryone, onlyFor } = understood;
  return (
    isTexts(fileNames) &&
    isTexts(teams) &&
    isTexts(besideEveryone) &&
    typeof hasEveryone === 'boolean' &&
    (onlyFor === null || typeof onlyFor === 'string') &&
    Array.isArray(sources) &&
    sources.every(isSource) &&
    Array.isArray(usage['sources']) &&
    (found === undefined || (isObject(found) && typeof found['project'] === 'string' && isTexts(found['names'])))
  );
}

const isSource = (input: unknown): boolean =>
  isObject(input) &&
  typeof input['title'] === 'string' &&
  typeof input['summary'] === 'string' &&
  isTexts(input['notes']);

const isTexts = (input: unknown): boolean => Array.isArray(input) && input.every((text) => typeof text === 'string');

const isObject = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);
