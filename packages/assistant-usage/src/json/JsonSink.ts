import type { JsonObject, UsagePlace } from '@roi-insight/contracts';

/** Lists whose entries are passed on one by one. */
export const LISTS = ['data', 'user_totals', 'day_totals', 'usageItems'] as const;

export type ListName = (typeof LISTS)[number];

/** Receives the parts of a JSON file in their order. */
export interface JsonSink {
  readonly takeEntry: (list: ListName, entry: unknown, place: UsagePlace) => void;
  /** Called after all entries of an object, with its other members and the names of its lists. */
  readonly closeObject: (members: JsonObject, lists: ReadonlySet<string>, place: UsagePlace) => void;
}
