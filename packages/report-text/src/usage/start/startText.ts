import type { ObservedStart } from '@roi-insight/contracts';
import type { Formats } from '../../format/index.ts';

/**
 * When use began; null if no start was observed.
 * @param before the words before a single week
 * @example 'in the week of Jun 2, 2025', 'between the weeks of Jun 2, 2025 and Jul 14, 2025'
 */
export function startText(
  { day }: Formats,
  { observedStart, observedUntil }: ObservedStart,
  before: 'in the ' | 'the ' | '',
): string | null {
  if (observedStart === null) return null;
  return observedUntil === undefined
    ? `${before}week of ${day(observedStart)}`
    : `between the weeks of ${day(observedStart)} and ${day(observedUntil)}`;
}
