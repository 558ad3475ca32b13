import { setImmediate } from 'node:timers/promises';

/** Jira allows 80 characters; only the beginning of longer names is compared and shown. */
const MAX_NAME_LENGTH = 100;
/** Maximum number of letter pairs compared for one name: enough for 10,000 projects with typical names, in a tenth of a second. */
const MAX_PAIRS = 25_000_000;
/** Number of letter pairs that are compared without a pause for other analyses, in a few milliseconds. */
const PAIRS_PER_SLICE = 500_000;

/**
 * The names closest to `wanted` by edit distance, closest first; names that share less than half of their letters are
 * left out.
 * @example await closestNames('Aurora Payment', [{ key: 'AUR', name: 'Aurora Payments' }], 5) // the same project
 */
export async function closestNames(wanted: string, projects: readonly Named[], count: number): Promise<Named[]> {
  const text = wanted.slice(0, MAX_NAME_LENGTH).toLowerCase();
  const near: (Named & { readonly distance: number })[] = [];
  let pairs = 0;
  for (const { key, name } of affordable(text, projects)) {
    const distance = Math.min(likeness(text, key), likeness(text, name));
    if (distance <= 0.5) near.push({ key, name, distance });
    pairs += pairsOf(text, { key, name });
    if (pairs < PAIRS_PER_SLICE) continue;
    pairs = 0;
    await setImmediate();
  }
  return near
    .toSorted((a, b) => a.distance - b.distance || (a.name < b.name ? -1 : 1))
    .slice(0, count)
    .map(({ key, name }) => ({ key, name }));
}

interface Named {
  readonly key: string;
  readonly name: string;
}

/** The first projects that can be compared within the maximum number of letter pairs. */
function affordable(text: string, projects: readonly Named[]): Named[] {
  const names: Named[] = [];
  let left = MAX_PAIRS;
  for (const { key, name } of projects) {
    const short = { key: key.slice(0, MAX_NAME_LENGTH), name: name.slice(0, MAX_NAME_LENGTH) };
    left -= pairsOf(text, short);
    if (left < 0) break;
    names.push(short);
  }
  return names;
}

/** Number of letter pairs compared for a project. */
const pairsOf = (text: string, { key, name }: Named) => text.length * (key.length + name.length);

/** 0: equal, 1: nothing in common. A text that is a part of the name has at most 0.3. */
function likeness(text: string, name: string): number {
  const other = name.toLowerCase();
  const distance = editDistance(text, other) / Math.max(text.length, other.length, 1);
  return text.length >= 2 && other.includes(text) ? Math.min(distance, 0.3) : distance;
}

/** Levenshtein distance: single letters inserted, deleted or replaced. */
function editDistance(a: string, b: string): number {
  let row = Uint16Array.from({ length: b.length + 1 }, (_, index) => index);
  let next = new Uint16Array(b.length + 1);
  for (let i = 0; i < a.length; i += 1) {
    next[0] = i + 1;
    for (let j = 0; j < b.length; j += 1) {
      const replaced = (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1);
      next[j + 1] = Math.min(replaced, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1);
    }
    [row, next] = [next, row];
  }
  return row[b.length] ?? 0;
}
