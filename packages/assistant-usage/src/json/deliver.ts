import { isJsonObject, type JsonObject, type UsagePlace } from '@roi-insight/contracts';
import { type JsonSink, LISTS } from './JsonSink.ts';

/** Passes on a value that was read as a whole: an object, or a list of objects. */
export function deliver(value: unknown, place: UsagePlace, sink: JsonSink): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) deliverObject(each, { ...place, entry: index + 1 }, sink);
    return;
  }
  deliverObject(value, place, sink);
}

function deliverObject(value: unknown, place: UsagePlace, sink: JsonSink): void {
  if (!isJsonObject(value)) return sink.skip({ reason: 'usage-value', place, field: 'record', expected: 'object' });
  const lists = new Set<string>();
  for (const list of LISTS) {
    const entries = value[list];
    if (!Array.isArray(entries)) continue;
    lists.add(list);
    for (const [index, entry] of entries.entries()) sink.takeEntry(list, entry, { ...place, entry: index + 1 });
  }
  sink.closeObject(lists.size === 0 ? value : withoutLists(value), lists, place);
}

const withoutLists = (value: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !LISTS.some((list) => list === name)));
