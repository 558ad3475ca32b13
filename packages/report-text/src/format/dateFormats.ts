import type { CalendarDate } from '@roi-insight/contracts';
import { axisTime } from './axisTime.ts';
import { cached } from './cached.ts';
import { dateLocale } from './dateLocale.ts';
import { digitText } from './digitText.ts';

/** The formats of dates in a locale. A text that is not a date is returned unchanged. */
export function dateFormats(locale: string) {
  const intl = cached(
    (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(dateLocale(locale), { timeZone: 'UTC', ...options }),
  );
  /** A formatter of epoch milliseconds, in UTC unless the options name a zone. */
  const date = (options: Intl.DateTimeFormatOptions) => (time: number) => digitText(intl(options).format(time));
  const day =
    (options: Intl.DateTimeFormatOptions, suffix = '') =>
    (text: string): string => {
      const time = axisTime(`${text}${suffix}`);
      return time === null ? text : date(options)(time);
    };
  /** 'ET', or the id of a zone that has only an offset as its name. */
  const zoneName = (timeZone: string): string => {
    const parts = intl({ timeZone, timeZoneName: 'shortGeneric' }).formatToParts(0);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    return /^(|GMT.*)$/.test(name) ? `(${timeZone})` : name;
  };
  return {
    date,
    /** A calendar date, the same in every time zone. @example day('2025-08-25') // 'Aug 25, 2025' */
    day: day({ dateStyle: 'medium' }),
    /** A calendar date without its year. @example dayShort('2025-08-25') // 'Aug 25' */
    dayShort: day({ month: 'short', day: 'numeric' }),
    /** A calendar date in digits, without its year. @example dayInDigits('2025-08-25') // '08/25' */
    dayInDigits: day({ month: '2-digit', day: '2-digit' }),
    /** A month of a year. @example month('2025-09') // 'Sep 2025' */
    month: day({ month: 'short', year: 'numeric' }, '-01'),
    /** Two days as a range. @example dayRange({ from: '2025-08-25', to: '2025-11-23' }) // 'Aug 25 – Nov 23, 2025' */
    dayRange: ({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): string => {
      const [start, end] = [axisTime(from), axisTime(to)];
      if (start === null || end === null) return `${from} – ${to}`;
      // Intl puts thin spaces around the dash; plain spaces can be searched and copied.
      return digitText(intl({ dateStyle: 'medium' }).formatRange(start, end).replaceAll('\u2009', ' '));
    },
    /**
     * An instant as local time in a zone; unchanged if the instant or the zone is invalid.
     * @example moment('2026-03-02T17:30:00Z', 'America/New_York') // 'Mar 2, 2026, 12:30 PM ET'
     */
    moment: (iso: string, timeZone: string): string => {
      const time = Date.parse(iso);
      if (Number.isNaN(time)) return iso;
      try {
        const clock = date({ dateStyle: 'medium', timeStyle: 'short', timeZone });
        return `${clock(time).replaceAll('\u202f', ' ')} ${zoneName(timeZone)}`;
      } catch {
        return iso;
      }
    },
  };
}
