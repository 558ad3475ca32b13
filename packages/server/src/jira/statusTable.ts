import type { StatusCategory } from '@roi-insight/roi-math';
import { idOf, type JsonObject, objectOf, objectsOf, textOf } from './json.ts';

/** Statuses that every Jira starts with: workflows that are no longer in use are not in the list of statuses. */
const BUILT_IN: Readonly<Record<string, StatusCategory>> = {
  1: 'new', // Open
  3: 'indeterminate', // In Progress
  4: 'new', // Reopened
  5: 'done', // Resolved
  6: 'done', // Closed
};

const BY_ID: Readonly<Record<string, StatusCategory>> = { 2: 'new', 4: 'indeterminate', 3: 'done' };
const BY_COLOUR: Readonly<Record<string, StatusCategory>> = {
  'blue-gray': 'new',
  'medium-gray': 'new',
  yellow: 'indeterminate',
  inprogress: 'indeterminate',
  green: 'done',
  success: 'done',
};

/**
 * The category of a status. Jira's objects say it three times, by key, id and colour; edited ones contradict themselves
 * (`{id: 3, key: 'new', colorName: 'green'}`), and then two against one win, else the key. Null: none of the three is known.
 */
export function categoryOf(status: JsonObject): StatusCategory | null {
  const category = objectOf(status['statusCategory']);
  const key = asCategory(textOf(category, 'key'));
  const id = BY_ID[textOf(category, 'id') ?? ''] ?? null;
  const colour = BY_COLOUR[textOf(category, 'colorName') ?? ''] ?? null;
  if (id !== null && id === colour) return id;
  return key ?? id ?? colour;
}

function asCategory(key: string | null): StatusCategory | null {
  return key === 'new' || key === 'indeterminate' || key === 'done' ? key : null;
}

/** Jira's own have 60 letters at most. */
const LONGEST_NAME = 255;

/** Tells which category a status of the past belonged to. */
export interface StatusTable {
  /**
   * By id, else by name, else the built-in status of that id; a status that nobody knows any more counts as waiting. Such
   * statuses stand mostly in old tickets: taken for work they would make the time before adoption longer, and a gain out of it.
   */
  readonly lookUp: (id: string | null, name: string | null) => StatusCategory;
}

/** Reads `GET /status`. Names may stand for several statuses (each team-managed project has its own): the first wins. */
export function statusTable(body: unknown): StatusTable {
  const byId = new Map<string, StatusCategory>();
  const byName = new Map<string, StatusCategory>();
  for (const status of objectsOf(body)) {
    const category = categoryOf(status);
    const id = idOf(status);
    const names = [textOf(status, 'name'), textOf(status, 'untranslatedName')];
    if (category === null) continue;
    if (id !== null) byId.set(id, category);
    for (const name of names) {
      if (name !== null && name.length <= LONGEST_NAME && !byName.has(name)) byName.set(name, category);
    }
  }
  return {
    lookUp: (id, name) => byId.get(id ?? '') ?? byName.get(name ?? '') ?? BUILT_IN[id ?? ''] ?? 'new',
  };
}
