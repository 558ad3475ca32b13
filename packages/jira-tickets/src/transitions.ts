import type { StatusChange, TimedTransition } from '@roi-insight/roi-math';
import type { Statuses } from './statuses.ts';

/**
 * Changes in order as transitions for the measurement, without changes that have no effect: changes within a category are removed if the transitions
 * before and after them connect. The memory of a ticket then depends on its progress, not on the length of its history.
 */
export function transitionsOf(changes: readonly StatusChange<number>[], statuses: Statuses): TimedTransition[] {
  const transitions = changes.map(({ atMs, from, to }): TimedTransition => {
    return {
      atMs,
      from: from === null ? 'new' : statuses.measuredCategoryOf(from),
      to: statuses.measuredCategoryOf(to),
    };
  });
  return withoutEffectless(transitions);
}

export function withoutEffectless(transitions: readonly TimedTransition[]): TimedTransition[] {
  const kept: TimedTransition[] = [];
  for (const [index, transition] of transitions.entries()) {
    const { from, to } = transition;
    const hasNoEffect = from === to && kept.at(-1)?.to === from && transitions[index + 1]?.from === to;
    if (!hasNoEffect) kept.push(transition);
  }
  return kept;
}
