import { isJsonObject, type WireUsage } from '@roi-insight/contracts';
import type { UnderstoodUsage } from '@roi-insight/ui';
import { isTexts } from '../isTexts.ts';
import { storedValue } from '../storedValue.ts';

/** The name of the team of all people while files are read. The name of the project may still change in the form. */
export const EVERYONE = 'Everyone in the files';

/** Usage that was read in this tab, for the next analysis. */
export interface UsageRecord {
  readonly understood: UnderstoodUsage;
  readonly usage: WireUsage;
  /** The keys and names that a report on this project found for its teams. The form may use other names for the same teams. */
  readonly found?: FoundTeams | undefined;
}

export interface FoundTeams {
  /** As entered in the form. */
  readonly project: string;
  readonly names: readonly string[];
}

/** The usage of this tab. */
export const storedUsage = storedValue('usage', isRecord);

/** A minimal check: this code wrote the record, and the server validates the usage again. */
function isRecord(stored: unknown): stored is UsageRecord {
  if (!isJsonObject(stored)) return false;
  const { understood, usage, found } = stored;
  if (!isJsonObject(understood) || !isJsonObject(usage)) return false;
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
    (found === undefined || (isJsonObject(found) && typeof found['project'] === 'string' && isTexts(found['names'])))
  );
}

const isSource = (stored: unknown): boolean =>
  isJsonObject(stored) &&
  typeof stored['title'] === 'string' &&
  typeof stored['summary'] === 'string' &&
  isTexts(stored['notes']);
