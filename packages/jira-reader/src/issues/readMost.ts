import { type JsonObject, objectOf } from '@roi-insight/jira-tickets';

/**
 * Maximum number of defective items in a response, as many as are requested again one by one, and their maximum share. If there are more, the response
 * itself is damaged, and is requested again.
 */
const MAX_DEFECTIVE = { items: 20, share: 0.5 };

/**
 * Parses the items of a list without those that cannot be parsed, so that a defect costs only its item; null if the value is not a list or has too many
 * defects. Missing items are noticed later, because the tracker has listed them.
 * @param read null: the item cannot be parsed
 * @param isDefective whether an item has a defect, although it can be parsed
 */
export function readMost<T>(
  list: unknown,
  read: (item: JsonObject) => T | null,
  isDefective: (item: T) => boolean = () => false,
): readonly T[] | null {
  if (!Array.isArray(list)) return null;
  const items = list.flatMap((value) => read(objectOf(value)) ?? []);
  const defective = list.length - items.length + items.filter(isDefective).length;
  return defective > Math.max(MAX_DEFECTIVE.items, MAX_DEFECTIVE.share * list.length) ? null : items;
}
