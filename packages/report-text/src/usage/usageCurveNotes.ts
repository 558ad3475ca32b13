import type { CalendarDate, Report, TeamUsageSource } from '@roi-insight/contracts';
import { adoptionCurve } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { pilotText } from './start/pilotText.ts';
import { startText } from './start/startText.ts';

/** Notes that a reader needs for the curve: weeks without data, 1 to 4 people, and the observed start. */
export function usageCurveNotes(
  formats: Formats,
  { organization }: Pick<Report, 'organization'>,
  source: TeamUsageSource,
): readonly string[] {
  const { weeks, activeBasis, observedUntil } = source;
  const [start, pilot] = [startText(formats, source, 'the '), pilotText(formats, source)];
  const gaps = weeks.filter(({ coverage }) => coverage === 'not-covered').length;
  const hasFew = adoptionCurve(source).weeks.some(({ active }) => active === '1-4');
  return [
    ...(organization === undefined ? [startNote(start, observedUntil)] : []),
    ...(pilot === null ? [] : [pilot]),
    ...(gaps === 0 ? [] : [`Hatched: ${formats.counted(gaps, 'week')} without data. Missing is not zero.`]),
    ...(hasFew
      ? [
          `${formats.count(1)} to ${formats.count(4)} people are shown as a range: the light part is how many they can be.`,
        ]
      : []),
    ...(activeBasis === 'busiest-day' ? ['People of the busiest day: more may have been active in the week.'] : []),
  ];
}

const startNote = (start: string | null, until: CalendarDate | undefined) =>
  start === null
    ? 'No start was observed: use has no rise that the data cover.'
    : `Observed start: ${start}.${until === undefined ? '' : ' By the later week, half as many people used it as at the end.'}`;
