import type { StatusCategory } from '@roi-insight/roi-math';
import { idOf, type JsonObject, objectOf, textOf } from './values/json.ts';
import { cut } from './values/cut.ts';

/** Statuses that exist in every new Jira. `GET /status` omits those whose workflows are not in use any more. */
const BUILT_IN: Readonly<Record<string, StatusCategory>> = {
  1: 'new', // Open
  3: 'indeterminate', // In Progress
  4: 'new', // Reopened
  5: 'done', // Resolved
  6: 'done', // Closed
};

const BY_ID: Readonly<Record<string, StatusCategory>> = { 2: 'new', 4: 'indeterminate', 3: 'done' };
const BY_COLOR: Readonly<Record<string, StatusCategory>> = {
  'blue-gray': 'new',
  'medium-gray': 'new',
  yellow: 'indeterminate',
  inprogress: 'indeterminate',
  green: 'done',
  success: 'done',
};

/**
 * The category of a status. Jira states it three times: by key, id and color. In edited statuses, these three may differ (`{id: 3, key: 'new',
 * colorName: 'green'}`): the majority decides or, if there is none, the key. Null if none of the three is known.
 */
export function categoryOf(status: JsonObject): StatusCategory | null {
  const category = objectOf(status['statusCategory']);
  const key = asCategory(textOf(category, 'key'));
  const id = BY_ID[textOf(category, 'id') ?? ''] ?? null;
  const color = BY_COLOR[textOf(category, 'colorName') ?? ''] ?? null;
  if (id !== null && id === color) return id;
  return key ?? id ?? color;
}

function asCategory(key: string | null): StatusCategory | null {
  return key === 'new' || key === 'indeterminate' || key === 'done' ? key : null;
}

/** Maximum length of a name in the table. Names in Jira have at most 60 letters. */
const MAX_NAME_LENGTH = 255;

/** Categories of statuses, including past ones. */
export interface StatusTable {
  /**
   * Looks up the status by id, else by name, else the built-in status of that id; an unknown status counts as waiting, and so does one whose name stands
   * for statuses of several categories. Such statuses occur mostly in old tickets: if they counted as work, they would lengthen the time before adoption and show a false gain.
   */
  readonly lookUp: (id: string | null, name: string | null) => StatusCategory;
  /** Whether the category of a status is known. `lookUp` treats a status of an unknown category as waiting. */
  readonly isKnown: (id: string | null, name: string | null) => boolean;
  /** Whether `GET /status` or a later lookup returned a status with this id. */
  readonly isListed: (id: string | null) => boolean;
  /** The name of the status with this id; null if Jira does not list it. */
  readonly nameOf: (id: string) => string | null;
  /** Adds a status that Jira's list does not contain. */
  readonly add: (status: JsonObject) => void;
  /** A separate table for a project, so that a status that is added to the copy does not affect other projects. */
  readonly copy: () => StatusTable;
}

/** Parses `GET /status`. The order of the list has no effect. */
export function statusTable(list: readonly JsonObject[]): StatusTable {
  const table = tableOf({ counts: new Map(), byName: new Map(), names: new Map() });
  for (const status of list) table.add(status);
  return table;
}

interface Known {
  /** By id, or by name if there is no id: how often the status was added with each category. */
  readonly counts: Map<string, Readonly<Partial<Record<StatusCategory, number>>>>;
  /** The keys of `counts` by name. Several statuses may share a name, because each team-managed project has its own. */
  readonly byName: Map<string, ReadonlySet<string>>;
  readonly names: Map<string, string>;
}

function tableOf({ counts, byName, names }: Known): StatusTable {
  const add = (status: JsonObject) => {
    const category = categoryOf(status);
    const id = idOf(status);
    const key = id ?? `name ${textOf(status, 'name') ?? ''}`;
    if (category === null) return;
    const before = counts.get(key);
    counts.set(key, { ...before, [category]: (before?.[category] ?? 0) + 1 });
    if (id !== null) names.set(id, cut(textOf(status, 'name') ?? id, MAX_NAME_LENGTH));
    for (const name of [textOf(status, 'name'), textOf(status, 'untranslatedName')]) {
      if (name === null || name.length > MAX_NAME_LENGTH) continue;
      const keys = byName.get(name);
      if (keys?.has(key) !== true) byName.set(name, new Set([...(keys ?? []), key]));
    }
  };
  /** The most frequent category; null if there is none or a tie. */
  const categoryFor = (key: string): StatusCategory | null => {
    const [most, next] = CATEGORIES.map((category) => ({ category, count: counts.get(key)?.[category] ?? 0 })).toSorted(
      (a, b) => b.count - a.count,
    );
    return most === undefined || most.count === (next?.count ?? 0) ? null : most.category;
  };
  /** The category of all statuses with the name; null if they have several, so that the order of the list has no effect. */
  const categoryNamed = (name: string): StatusCategory | null => {
    const categories = new Set([...(byName.get(name) ?? [])].map(categoryFor));
    const [only = null] = categories;
    return categories.size === 1 ? only : null;
  };
  const find = (id: string | null, name: string | null) =>
    categoryFor(id ?? '') ?? categoryNamed(name ?? '') ?? BUILT_IN[id ?? ''];
  return {
    lookUp: (id, name) => find(id, name) ?? 'new',
    isKnown: (id, name) => find(id, name) !== undefined,
    isListed: (id) => id !== null && counts.has(id),
    nameOf: (id) => names.get(id) ?? null,
    add,
    copy: () => tableOf({ counts: new Map(counts), byName: new Map(byName), names: new Map(names) }),
  };
}

const CATEGORIES = ['new', 'indeterminate', 'done'] as const;
