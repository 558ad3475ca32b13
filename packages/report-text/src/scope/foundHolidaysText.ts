import type { Formats } from '../format/index.ts';

interface FoundDays {
  /** The number of days in the years of the report. */
  readonly found: number;
  /** The number of these days that may be working days. */
  readonly doubtful: number;
  /** The number of days in other years. */
  readonly outside: number;
}

/** Asks the reader which days of a calendar file are holidays. */
export function foundHolidaysText(formats: Formats, { found, doubtful, outside }: FoundDays): string {
  return [
    found === 0 ? 'None of its days fall in the years of this report.' : 'Keep the days when the whole team was off.',
    ...(doubtful > 0 ? ['Observances and private, tentative, out-of-office or shared events are not selected.'] : []),
    ...(outside > 0
      ? [`${formats.counted(outside, 'day')} in other years ${outside === 1 ? 'is' : 'are'} ignored.`]
      : []),
  ].join(' ');
}
