import type { StatusCategory } from '@roi-insight/roi-math';

/** What a status means for the measurement, as files and people write it. */
export const STATUS_MEANINGS = ['new', 'in progress', 'done'] as const;

export type StatusMeaning = (typeof STATUS_MEANINGS)[number];

/** Names of statuses and what each means. Names are compared without regard to case and blanks around them. */
export type StatusMap = ReadonlyMap<string, StatusCategory>;

const CATEGORIES: Readonly<Record<StatusMeaning, StatusCategory>> = {
  new: 'new',
  'in progress': 'indeterminate',
  done: 'done',
};

/**
 * Names that mean the same in every tracker. “Resolved” is not one of them: in some trackers it waits for a test. Nor is
 * “Active”, and so on: what is not here has to be said.
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

/** The form in which names of statuses are compared. */
export function statusKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** The statuses that are known without being told. */
export const WELL_KNOWN_STATUSES: StatusMap = new Map(
  WELL_KNOWN.map(([name, meaning]) => [statusKey(name), CATEGORIES[meaning]]),
);

/** A map of statuses, from pairs of a name and its meaning. */
export function statusMapOf(pairs: Iterable<readonly [name: string, meaning: StatusMeaning]>): StatusMap {
  return new Map([...pairs].map(([name, meaning]) => [statusKey(name), CATEGORIES[meaning]]));
}

/** The result of reading a map of statuses. */
export type StatusMapReading =
  | { readonly kind: 'read'; readonly statuses: StatusMap }
  | { readonly kind: 'refused'; readonly message: string };

/**
 * Reads the text of a map of statuses, a JSON object.
 * @example readStatusMap('{ "In Review": "in progress", "Shipped": "done" }')
 */
export function readStatusMap(text: string): StatusMapReading {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return refused('It is not valid JSON.');
  }
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return refused('It is not a JSON object.');
  const statuses = new Map<string, StatusCategory>();
  for (const [name, value] of Object.entries(input)) {
    const meaning = STATUS_MEANINGS.find((known) => known === value);
    if (meaning === undefined)
      return refused(`“${name}” must be "new", "in progress" or "done", not ${JSON.stringify(value)}.`);
    const category = CATEGORIES[meaning];
    const key = statusKey(name);
    if ((statuses.get(key) ?? category) !== category) return refused(`“${name}” is there twice, with two meanings.`);
    statuses.set(key, category);
  }
  return { kind: 'read', statuses };
}

function refused(reason: string): StatusMapReading {
  return {
    kind: 'refused',
    message: `${reason} A map of statuses looks like this: { "In Review": "in progress", "Shipped": "done" }`,
  };
}
