import type { StatusMapProblem } from '@roi-insight/contracts';
import type { StatusCategory } from '@roi-insight/roi-math';

/** Meaning of a status for the measurement, as written in files and by users. */
export const STATUS_MEANINGS = ['new', 'in progress', 'done'] as const;

export type StatusMeaning = (typeof STATUS_MEANINGS)[number];

/** Names of statuses and their meanings. Names are compared without regard to case and surrounding blanks. */
export type StatusMap = ReadonlyMap<string, StatusCategory>;

const CATEGORIES: Readonly<Record<StatusMeaning, StatusCategory>> = {
  new: 'new',
  'in progress': 'indeterminate',
  done: 'done',
};

/**
 * Names that mean the same in every tracker. Ambiguous names are missing on purpose: in some trackers, a “Resolved” ticket still waits for a test,
 * and the meaning of “Active” differs as well.
 */
const WELL_KNOWN: readonly (readonly [name: string, meaning: StatusMeaning])[] = [
  ['New', 'new'],
  ['To Do', 'new'],
  ['Todo', 'new'],
  ['Open', 'new'],
  ['Opened', 'new'],
  ['Reopened', 'new'],
  ['Backlog', 'new'],
  ['In Progress', 'in progress'],
  ['Done', 'done'],
  ['Closed', 'done'],
];

/** The normalized form of a status name, for comparisons. */
export function statusKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The statuses whose meaning is the same in every tracker. */
export const WELL_KNOWN_STATUSES: StatusMap = new Map(
  WELL_KNOWN.map(([name, meaning]) => [statusKey(name), CATEGORIES[meaning]]),
);

/** Creates a status map from pairs of a name and its meaning. */
export function statusMapOf(pairs: Iterable<readonly [name: string, meaning: StatusMeaning]>): StatusMap {
  return new Map([...pairs].map(([name, meaning]) => [statusKey(name), CATEGORIES[meaning]]));
}

/** The result of parsing a status map. */
export type StatusMapReading =
  | { readonly kind: 'read'; readonly statuses: StatusMap }
  | { readonly kind: 'refused'; readonly problem: StatusMapProblem };

/** @example readStatusMap('{ "In Review": "in progress", "Shipped": "done" }') */
export function readStatusMap(text: string): StatusMapReading {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refused({ kind: 'not-json' });
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refused({ kind: 'not-an-object' });
  const statuses = new Map<string, StatusCategory>();
  for (const [name, value] of Object.entries(input)) {
    const meaning = STATUS_MEANINGS.find((known) => known === value);
    if (meaning === undefined) return refused({ kind: 'unknown-meaning', name, value: JSON.stringify(value) });
    const category = CATEGORIES[meaning];
    const key = statusKey(name);
    if ((statuses.get(key) ?? category) !== category) return refused({ kind: 'two-meanings', name });
    statuses.set(key, category);
  }
  return { kind: 'read', statuses };
}

const refused = (problem: StatusMapProblem): StatusMapReading => ({ kind: 'refused', problem });
