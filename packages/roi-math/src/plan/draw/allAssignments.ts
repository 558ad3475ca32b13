import type { Assignment } from './Assignment.ts';
import { unshuffled } from './unshuffled.ts';

/** All possible assignments in lexicographic order, each of them once. */
export function* allAssignments(slots: readonly number[], waiting: number): Generator<Assignment> {
  const current = unshuffled(slots, waiting);
  for (;;) {
    yield current.slice();
    if (!advance(current)) return;
  }
}

/** The next permutation in lexicographic order, in place; false after the last. Source: Knuth, TAOCP 4A (2011), 7.2.1.2. */
function advance(items: Uint8Array): boolean {
  const at = (index: number) => items[index] ?? 0;
  let pivot = items.length - 2;
  while (pivot >= 0 && at(pivot) >= at(pivot + 1)) pivot -= 1;
  if (pivot < 0) return false;
  let next = items.length - 1;
  while (at(next) <= at(pivot)) next -= 1;
  const moved = at(pivot);
  items[pivot] = at(next);
  items[next] = moved;
  items.subarray(pivot + 1).reverse();
  return true;
}
