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
   * Looks up the status by id, else by name, else the built-in status of that id; an unknown status counts as waiting. Such statuses occur mostly in
   * old tickets: if they counted as work, they would lengthen the time before adoption and show a false gain.
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
  /** A separate table for a project, so that statuses added to it do not affect other projects while they are read. */
  readonly copy: () => StatusTable;
}

/** Parses `GET /status`. If several statuses share a name (each team-managed project has its own), the first one is used. */
export function statusTable(list: readonly JsonObject[]): StatusTable {
  const table = tableOf({ byId: new Map(), byName: new Map(), names: new Map() });
  for (const status of list) table.add(status);
  return table;
}

interface Known {
  readonly byId: Map<string, StatusCategory>;
  readonly byName: Map<string, StatusCategory>;
  readonly names: Map<string, string>;
}

function tableOf({ byId, byName, names }: Known): StatusTable {
  const add = (status: JsonObject) => {
    const category = categoryOf(status);
    const id = idOf(status);
    if (category === null) return;
    if (id !== null) byId.set(id, category);
    if (id !== null) names.set(id, cut(textOf(status, 'name') ?? id, MAX_NAME_LENGTH));
    for (const name of [textOf(status, 'name'), textOf(status, 'untranslatedName')]) {
      if (name !== null && name.length <= MAX_NAME_LENGTH && !byName.has(name)) byName.set(name, category);
    }
  };
  return {
    lookUp: (id, name) => byId.get(id ?? '') ?? byName.get(name ?? '') ?? BUILT_IN[id ?? ''] ?? 'new',
    isKnown: (id, name) => byId.has(id ?? '') || byName.has(name ?? '') || BUILT_IN[id ?? ''] !== undefined,
    isListed: (id) => byId.has(id ?? ''),
    nameOf: (id) => names.get(id) ?? null,
    add,
    copy: () => tableOf({ byId: new Map(byId), byName: new Map(byName), names: new Map(names) }),
  };
}
