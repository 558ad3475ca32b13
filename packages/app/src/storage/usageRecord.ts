import { parseWith, usageSchema, type WireUsage } from '@roi-insight/contracts';
import type { UnderstoodUsage } from '@roi-insight/ui';
import { array, boolean, object, string } from 'yup';
import { storedValue } from './storedValue.ts';

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

const texts = () => array(string().defined()).required();

const usageRecordSchema = object({
  understood: object({
    fileNames: texts(),
    sources: array(
      object({ title: string().defined(), summary: string().defined(), notes: texts() }).required(),
    ).required(),
    teams: texts(),
    hasEveryone: boolean().required(),
    besideEveryone: texts(),
    onlyFor: string().nullable().defined(),
  }).required(),
  usage: usageSchema,
  found: object({ project: string().defined(), names: texts() }).optional().default(undefined),
}).required();

/** The usage of this tab. */
export const storedUsage = storedValue<UsageRecord>('usage', (stored) => parseWith(usageRecordSchema, stored));
