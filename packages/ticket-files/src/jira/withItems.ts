import type { JsonObject } from '@roi-insight/jira-tickets';

/** An entry of a changelog. Some pipelines write its items as JSON in a text. */
export function withItems(entry: JsonObject): JsonObject {
  const { items } = entry;
  if (typeof items !== 'string') return entry;
  try {
    const parsed: unknown = JSON.parse(items);
    return { ...entry, items: parsed };
  } catch {
    return entry;
  }
}
