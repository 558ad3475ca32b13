import type { TimedTransition } from '@roi-insight/roi-math';
import type { StatusChanges } from './statusChanges.ts';
import { MAX_STATUSES, type Statuses } from './statuses.ts';

/** The changes as transitions for the measurement: see {@link normalizeTransitions}. */
export function transitionsOf(changes: StatusChanges, statuses: Statuses): TimedTransition[] {
  const transitions: TimedTransition[] = [];
  for (let index = 0; index < changes.length; index += 2) {
    const [atMs = 0, pair = 0] = [changes[index], changes[index + 1]];
    transitions.push({
      atMs,
      from: statuses.measuredCategoryOf(Math.floor(pair / MAX_STATUSES)),
      to: statuses.measuredCategoryOf(pair % MAX_STATUSES),
    });
  }
  return normalizeTransitions(transitions);
}

/**
 * Sorts by time, oldest first, and removes duplicates and changes without effect: changes within a category are removed if the changes before and
 * after them connect. The memory of a ticket then depends on its progress, not on the length of its history.
 */
export function normalizeTransitions(transitions: readonly TimedTransition[]): TimedTransition[] {
  const sorted = transitions.toSorted((a, b) => a.atMs - b.atMs);
  const kept: TimedTransition[] = [];
  for (const [index, transition] of sorted.entries()) {
    const { atMs, from, to } = transition;
    const previous = kept.at(-1);
    const isDuplicate =
      previous !== undefined && previous.atMs === atMs && previous.from === from && previous.to === to;
    const hasNoEffect = from === to && previous?.to === from && sorted[index + 1]?.from === to;
    if (!isDuplicate && !hasNoEffect) kept.push(transition);
  }
  return kept;
}
