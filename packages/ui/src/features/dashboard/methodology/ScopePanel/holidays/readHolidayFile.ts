import { isCalendarDate, MAX_HOLIDAYS } from '@roi-insight/contracts';
import { calendarFileProblems, readingFailureTexts } from '@roi-insight/report-text';
import { DAY_MS } from '@roi-insight/roi-math';
import { type ContentLine, contentLines } from './contentLines.ts';
import type { FoundHoliday } from './FoundHoliday.ts';
import { HolidayError } from './HolidayError.ts';
import { repeatedDays } from './repeatedDays.ts';

/** Far more bytes than {@link MAX_HOLIDAYS} events need. */
export const ICS_MAX_BYTES = 2_000_000;

/** Longer events are not holidays. */
const MAX_EVENT_DAYS = 366;

/** Maximum number of events that repeat: each may take some 30 ms to expand. */
const MAX_RULES = 100;

/** Longer titles are cut. */
const MAX_NAME_LENGTH = 200;

/** Maximum number of days in other years, so that every file is read quickly. */
const MAX_OUTSIDE = 10_000;

/** The years in which holidays matter. */
export interface Years {
  readonly from: number;
  readonly to: number;
}

/** The days of a calendar file in the requested years, and the number of its other days; or the reason why the file is refused. */
export type HolidayFile =
  | { readonly kind: 'read'; readonly found: readonly FoundHoliday[]; readonly outside: number }
  | { readonly kind: 'refused'; readonly message: string };

/** The lines of an event, by property name. */
type EventLines = Map<string, ContentLine[]>;

const refused = (message: string): HolidayFile => ({ kind: 'refused', message });

/** Reads a calendar file. Never rejects, and never reads a file larger than {@link ICS_MAX_BYTES}. */
export async function readHolidayFile(file: Blob, years: Years): Promise<HolidayFile> {
  if (file.size > ICS_MAX_BYTES) return refused(calendarFileProblems.tooLarge);
  try {
    return await readIcsHolidays(await file.text(), years);
  } catch {
    return refused(readingFailureTexts.file);
  }
}

/**
 * Reads the whole-day events of an iCalendar file (RFC 5545). An event lasts from its first day (DTSTART) to the day
 * before DTEND, or for the days in DURATION. It may also last from midnight to midnight, occur on several days (RDATE),
 * or repeat by a rule (RRULE). Canceled events do not count. A file that could only be read by guessing is refused,
 * with the number of the line.
 */
export async function readIcsHolidays(text: string, years: Years): Promise<HolidayFile> {
  try {
    const { found, outside } = await foundIn(text, years);
    return { kind: 'read', found: found.toSorted((a, b) => (a.day < b.day ? -1 : 1)), outside };
  } catch (error) {
    if (error instanceof HolidayError) return refused(error.message);
    throw error;
  }
}

async function foundIn(text: string, years: Years) {
  if (!/^\uFEFF?BEGIN:VCALENDAR\s/i.test(text)) {
    throw new HolidayError(null, calendarFileProblems.noCalendar);
  }
  const found: FoundHoliday[] = [];
  let outside = 0;
  let rules = 0;
  // Alarms are nested in events and have their own DURATION.
  const components: string[] = [];
  let event: EventLines = new Map();
  for (const line of contentLines(text)) {
    const value = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      components.push(value);
      if (value === 'VEVENT') event = new Map([['BEGIN', [line]]]);
    } else if (line.name === 'END') {
      if (components.pop() !== value) throw new HolidayError(line, calendarFileProblems.unmatched);
      if (value !== 'VEVENT') continue;
      rules += event.has('RRULE') ? 1 : 0;
      if (rules > MAX_RULES) throw new HolidayError(line, calendarFileProblems.manyRules(MAX_RULES));
      // Events are read one after another, so that the first problem of the file is reported.
      const days = await daysOf(event, line, years);
      const inside = days.filter((day) => day >= firstDay(years.from) && day < firstDay(years.to + 1));
      outside += days.length - inside.length;
      const [name, doubtful] = [nameOf(event), isDoubtful(event)];
      for (const day of inside) {
        found.push({ day: new Date(day * DAY_MS).toISOString().slice(0, 10), name, isDoubtful: doubtful });
      }
      const start = first(event, 'DTSTART') ?? line;
      if (found.length > MAX_HOLIDAYS) throw new HolidayError(start, calendarFileProblems.manyHolidays(MAX_HOLIDAYS));
      if (outside > MAX_OUTSIDE) throw new HolidayError(start, calendarFileProblems.manyOutside(MAX_OUTSIDE));
    } else if (components.at(-1) === 'VEVENT') {
      const lines = event.get(line.name);
      if (lines === undefined) event.set(line.name, [line]);
      else lines.push(line);
    }
  }
  if (components.length > 0) throw new HolidayError(null, calendarFileProblems.incomplete);
  if (found.length + outside === 0) {
    throw new HolidayError(null, event.size === 0 ? calendarFileProblems.noEvents : calendarFileProblems.noDays);
  }
  return { found, outside };
}

const firstDay = (year: number) => Date.UTC(year, 0, 1) / DAY_MS;

const first = (event: EventLines, name: string) => event.get(name)?.[0];
const textOf = (event: EventLines, name: string) => (first(event, name)?.value ?? '').toUpperCase();

/** The days of an event, as days since 1970-01-01. */
async function daysOf(event: EventLines, end: ContentLine, { to }: Years): Promise<readonly number[]> {
  const moved = first(event, 'RECURRENCE-ID');
  if (moved !== undefined) throw new HolidayError(moved, calendarFileProblems.movedDay);
  if (textOf(event, 'STATUS') === 'CANCELLED') return [];
  const start = first(event, 'DTSTART');
  if (start === undefined) throw new HolidayError(end, calendarFileProblems.noStart);
  const begin = dayOf(start);
  const length = lengthOf(event, start, begin);
  if (length > MAX_EVENT_DAYS) throw new HolidayError(start, calendarFileProblems.tooLong);
  const [rule, second] = [...(event.get('RRULE') ?? []), ...(event.get('EXRULE') ?? [])];
  if (second !== undefined) throw new HolidayError(second, calendarFileProblems.severalRules);
  const starts = new Set([
    ...(rule === undefined ? [begin] : await repeatedDays(rule, start, to)),
    ...listedDays(event.get('RDATE')),
  ]);
  for (const day of listedDays(event.get('EXDATE'))) starts.delete(day);
  return [...starts].flatMap((day) => Array.from({ length }, (_, index) => day + index));
}

/** Length in days. An event that ends on the day of its start lasts one day, because some calendars write one-day events this way. */
function lengthOf(event: EventLines, start: ContentLine, begin: number): number {
  const [end, duration] = [first(event, 'DTEND'), first(event, 'DURATION')];
  if (end !== undefined) {
    // In another time zone, midnight is at another moment.
    if (end.value.includes('T') !== start.value.includes('T') || zoneOf(end) !== zoneOf(start)) throw notWhole(end);
    const days = dayOf(end) - begin;
    if (days < 0) throw new HolidayError(end, calendarFileProblems.endsBeforeStart);
    if (days === 0 && start.value.includes('T')) throw notWhole(end);
    return Math.max(1, days);
  }
  if (duration === undefined) {
    if (start.value.includes('T')) throw notWhole(start);
    return 1;
  }
  const [, weeks = '0', days = '0'] = /^\+?P(?:(\d{1,3})W|(\d{1,4})D)$/.exec(duration.value) ?? [];
  const length = Number(weeks) * 7 + Number(days);
  if (length === 0) throw new HolidayError(duration, calendarFileProblems.notWholeDays);
  return length;
}

const notWhole = (line: ContentLine) => new HolidayError(line, calendarFileProblems.notAllDay);

const zoneOf = ({ parameters }: ContentLine) => /;TZID=("[^"]*"|[^;]*)/i.exec(parameters)?.[1];

/**
 * The day of a line. A time of day is accepted only if it is midnight in the time zone of the event. Midnight in UTC is
 * refused, because it is another time of day elsewhere.
 */
function dayOf(line: ContentLine): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})(?:T000000)?$/.exec(line.value) ?? [];
  if (year === undefined) throw notWhole(line);
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) throw new HolidayError(line, calendarFileProblems.noSuchDay(date));
  return Date.parse(date) / DAY_MS;
}

const listedDays = (lines: readonly ContentLine[] = []) =>
  lines.flatMap((line) => line.value.split(',').map((value) => dayOf({ ...line, value })));

/** The title as people read it: RFC 5545 escapes commas, semicolons and line breaks. */
const nameOf = (event: EventLines) =>
  (first(event, 'SUMMARY')?.value ?? '')
    .replaceAll(/\\([,;nN\\])/g, (_, character: string) => (character.toLowerCase() === 'n' ? ' ' : character))
    .slice(0, MAX_NAME_LENGTH);

function isDoubtful(event: EventLines): boolean {
  return (
    textOf(event, 'DESCRIPTION').startsWith('OBSERVANCE') ||
    /^(PRIVATE|CONFIDENTIAL)$/.test(textOf(event, 'CLASS')) ||
    textOf(event, 'X-MICROSOFT-CDO-BUSYSTATUS') === 'OOF' ||
    textOf(event, 'STATUS') === 'TENTATIVE' ||
    event.has('ATTENDEE')
  );
}
