import { MAX_SCOPE_NAME_LENGTH, type ScopeEntry } from '@roi-insight/contracts';
import { type JsonObject, listOf, objectOf, textOf } from './values/json.ts';
import { cut } from './values/cut.ts';

/** The values by which a scope filters. Each list has at least one entry. */
export interface TicketScope {
  readonly types: readonly ScopeEntry[];
  readonly components: readonly ScopeEntry[];
  readonly labels: readonly ScopeEntry[];
}

/** The entry of tickets that have no value. */
const NONE: readonly ScopeEntry[] = [{ id: '', name: '' }];

/** The values by which a scope filters; null if invalid. A field that the project hides counts as no value. */
export function readTicketScope(fields: JsonObject): TicketScope | null {
  const type = entryOf(objectOf(fields['issuetype']));
  const components = listOf(fields['components'] ?? [])?.map(entryOf);
  const labels = fields['labels'] ?? [];
  if (components?.every((component) => component !== null) !== true || !isTexts(labels)) return null;
  return {
    types: type === null ? NONE : [type],
    components: orNone(components),
    labels: orNone(labels.map((label) => ({ id: short(label), name: short(label) }))),
  };
}

function entryOf(object: JsonObject): ScopeEntry | null {
  const id = textOf(object, 'id');
  return id === null ? null : { id: short(id), name: short(textOf(object, 'name') ?? id) };
}

const orNone = (entries: readonly ScopeEntry[]) => (entries.length === 0 ? NONE : entries);

const short = (text: string) => cut(text, MAX_SCOPE_NAME_LENGTH);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
