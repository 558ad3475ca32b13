import { DAY_MS } from '@roi-insight/roi-math';
import type { ContentLine } from './contentLines.ts';
import { HolidayError } from './HolidayError.ts';

const ONLY_YEARLY =
  'only events that repeat every year can be read. Export the calendar with each day written out, or type the days.';

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** The parts of a rule that are read, and their form. */
const PARTS: Readonly<Record<string, RegExp>> = {
  FREQ: /^YEARLY$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,4}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYMONTH: /^\d{1,2}(,\d{1,2})*$/,
  BYMONTHDAY: /^-?\d{1,2}(,-?\d{1,2})*$/,
  BYDAY: /^(-?[1-5])?(SU|MO|TU|WE|TH|FR|SA)(,(-?[1-5])?(SU|MO|TU|WE|TH|FR|SA))*$/,
  WKST: /^(SU|MO|TU|WE|TH|FR|SA)$/,
};

/**
 * The first days of an event that repeats every year (RFC 5545, RRULE), from its first one until the end of `lastYear`: on a
 * date, or on a weekday of a month, such as the fourth Thursday of November. Days are counted from 1970-01-01.
 */
export function yearlyDays(rule: ContentLine, first: number, lastYear: number): readonly number[] {
  const parts = partsOf(rule);
  const start = new Date(first * DAY_MS);
  const step = Number(parts.get('INTERVAL') ?? 1);
  const limit = Number(parts.get('COUNT') ?? Number.POSITIVE_INFINITY);
  const until = dayOfUntil(parts.get('UNTIL'));
  const days: number[] = [];
  for (let year = start.getUTCFullYear(); year <= lastYear; year += step) {
    for (const day of daysIn(year, parts, start)) {
      if (day < first) continue;
      if (day > until || days.length >= limit) return days;
      days.push(day);
    }
  }
  return days;
}

function partsOf(rule: ContentLine): ReadonlyMap<string, string> {
  const parts = new Map(
    rule.value
      .toUpperCase()
      .split(';')
      .map((part) => {
        const at = part.indexOf('=');
        return [part.slice(0, at), part.slice(at + 1)] as const;
      }),
  );
  const isRead = [...parts].every(([name, value]) => PARTS[name]?.test(value) ?? false);
  // Without a month, a weekday is counted in the year.
  if (!isRead || !parts.has('FREQ') || (parts.has('BYDAY') && !parts.has('BYMONTH'))) {
    throw new HolidayError(rule, ONLY_YEARLY);
  }
  return parts;
}

/** The days of one year, in order. Without BYMONTHDAY and BYDAY, the day of the month is that of the first event. */
function daysIn(year: number, parts: ReadonlyMap<string, string>, start: Date): number[] {
  const months = parts.get('BYMONTH')?.split(',').map(Number) ?? [start.getUTCMonth() + 1];
  const weekdays = parts.get('BYDAY')?.split(',');
  const usual = weekdays === undefined ? [start.getUTCDate()] : undefined;
  const monthDays = parts.get('BYMONTHDAY')?.split(',').map(Number) ?? usual;
  return months
    .toSorted((a, b) => a - b)
    .flatMap((month) => {
      const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
      return Array.from({ length }, (_, index) => index + 1)
        .filter((day) => monthDays?.some((wanted) => wanted === day || wanted === day - length - 1) ?? true)
        .filter((day) => weekdays?.some((wanted) => namesOf(year, month, day, length).includes(wanted)) ?? true)
        .map((day) => Date.UTC(year, month - 1, day) / DAY_MS);
    });
}

/** What BYDAY calls a day: the weekday alone, counted from the start of the month, and from its end. */
function namesOf(year: number, month: number, day: number, length: number): string[] {
  const weekday = WEEKDAYS[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
  return [weekday, `${Math.ceil(day / 7)}${weekday}`, `-${Math.ceil((length - day + 1) / 7)}${weekday}`];
}

/** The last possible day. A time of day does not matter for whole days. */
function dayOfUntil(until: string | undefined): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(until ?? '') ?? [];
  return year === undefined
    ? Number.POSITIVE_INFINITY
    : Date.UTC(Number(year), Number(month) - 1, Number(day)) / DAY_MS;
}
