import type { TeamUsageSource } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import type { UsageCurve } from './usageCurve.ts';

/** Notes that a reader needs for the curve: weeks without data, 1 to 4 people, and the observed start. */
export function usageCurveNotes(
  formats: Formats,
  { gaps, hasFew }: UsageCurve,
  { activeBasis, observedStart }: TeamUsageSource,
): readonly string[] {
  return [
    observedStart === null
      ? 'No start was observed: use has no rise that the data cover.'
      : `Observed start: the week of ${formats.day(observedStart)}.`,
    ...(gaps.length === 0
      ? []
      : [`Hatched: ${formats.counted(gaps.length, 'week')} without data. Missing is not zero.`]),
    ...(hasFew
      ? [
          `${formats.count(1)} to ${formats.count(4)} people are shown as a range: the light part is how many they can be.`,
        ]
      : []),
    ...(activeBasis === 'busiest-day' ? ['People of the busiest day: more may have been active in the week.'] : []),
  ];
}
