import { FEW_PEOPLE, MIN_COUNTED_PEOPLE, type TeamUsageSource } from '@roi-insight/contracts';
import { peopleRange } from '@roi-insight/roi-math';
import type { Formats } from '../../format/index.ts';

/** The pilot before the start; null if there was none. @example 'A few people used it from Mar 3, 2025, in a pilot. A pilot is not taken as the start.' */
export function pilotText(
  { count, day }: Formats,
  { pilotStart, observedStart, weeks }: TeamUsageSource,
): string | null {
  if (pilotStart === undefined || observedStart === null) return null;
  const active = weeks.flatMap((week) =>
    week.coverage === 'reported' && week.weekStart >= pilotStart && week.weekStart < observedStart ? [week.active] : [],
  );
  const sorted = active.toSorted((one, other) => peopleRange(one).low - peopleRange(other).low);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? FEW_PEOPLE;
  const who = usual === FEW_PEOPLE || usual < MIN_COUNTED_PEOPLE ? 'A few' : `About ${count(usual)}`;
  return `${who} people used it from ${day(pilotStart)}, in a pilot. A pilot is not taken as the start.`;
}
