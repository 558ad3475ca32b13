import type { JsonObject, UsageFailure, UsagePlace } from '@roi-insight/contracts';

/** Lists whose entries are passed on one by one. */
export const LISTS = ['data', 'user_totals', 'day_totals', 'usageItems'] as const;

export type ListName = (typeof LISTS)[number];

/** Receives the parts of a JSON file in their order. */
export interface JsonSink {
  readonly takeEntry: (list: ListName, entry: unknown, place: UsagePlace) => void;
  /** Called after the entries of an object's lists, with the other members of the object and the names of the lists. */
  readonly closeObject: (members: JsonObject, lists: ReadonlySet<string>, place: UsagePlace) => void;
  /** Called for a line or value that cannot be read, and is skipped. */
  readonly skip: (failure: UsageFailure) => void;
  /** Called after the last part. */
  readonly end: () => void;
}
