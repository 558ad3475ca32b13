import { isCalendarDate, MAX_HOLIDAYS } from '@roi-insight/contracts';
import { DAY_MS } from '@roi-insight/roi-math';
import type { Holidays } from './readHolidays.ts';

/** Far more bytes than {@link MAX_HOLIDAYS} events need. */
export const ICS_MAX_BYTES = 2_000_000;

/** Longer events are not holidays. */
const MAX_EVENT_DAYS = 366;

interface ContentLine {
  /** Number of its first line, counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly value: string;
}

/** The lines of an event, by property name. */
type EventLines = Map<string, ContentLine>;

/** The message says what is wrong with the file. */
class HolidayError extends Error {}

const problemAt = ({ number }: ContentLine, problem: string) => new HolidayError(`Line ${number}: ${problem}`);

const refused = (message: string): Holidays => ({ kind: 'refused', message });

/** Reads a calendar file. Never rejects, and never reads a file larger than {@link ICS_MAX_BYTES}. */
export async function readHolidayFile(file: Blob): Promise<Holidays> {
  if (file.size > ICS_MAX_BYTES) return refused('This file is too large: choose one with holidays only.');
  try {
    return readIcsHolidays(await file.text());
  } catch {
    return refused('This file could not be read. Choose it again.');
  }
}

/**
 * Reads the all-day events of an iCalendar file (RFC 5545): their first day (DTSTART) up to, not including, DTEND, or as
 * many days as DURATION says. Canceled events do not count. Anything that would need a guess is refused with its line:
 * events at a time of day, and events that repeat.
 */
export function readIcsHolidays(text: string): Holidays {
  try {
    const days = [...daysOf(text)].toSorted((a, b) => a - b);
    return { kind: 'read', days: days.map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10)) };
  } catch (error) {
    if (error instanceof HolidayError) return refused(error.message);
    throw error;
  }
}

/** The days of all events, as days since 1970-01-01. */
function daysOf(text: string): ReadonlySet<number> {
  if (!/^\uFEFF?BEGIN:VCALENDAR\s/i.test(text)) {
    throw new HolidayError('This is not an iCalendar file: its first line is not BEGIN:VCALENDAR.');
  }
  const days = new Set<number>();
  // Alarms are nested in events and have their own DURATION.
  const components: string[] = [];
  let event: EventLines = new Map();
  for (const line of unfolded(text)) {
    const value = line.value.toUpperCase();
    if (line.name === 'BEGIN') {
      components.push(value);
      if (value === 'VEVENT') event = new Map([['BEGIN', line]]);
    } else if (line.name === 'END') {
      if (components.pop() !== value) throw problemAt(line, 'BEGIN and END do not match. Export the file again.');
      if (value === 'VEVENT') addDays(days, event, line);
    } else if (components.at(-1) === 'VEVENT') event.set(line.name, line);
  }
  if (components.length > 0) throw new HolidayError('The end of this file is missing. Export it again.');
  if (days.size === 0) {
    throw new HolidayError(event.size === 0 ? 'This file has no events.' : 'All events of this file are canceled.');
  }
  return days;
}

function addDays(days: Set<number>, event: EventLines, end: ContentLine): void {
  if (event.get('STATUS')?.value.toUpperCase() === 'CANCELLED') return;
  const repetition = event.get('RRULE') ?? event.get('RDATE');
  if (repetition !== undefined) {
    throw problemAt(
      repetition,
      'this event repeats. Export the calendar with each year written out, or type the days.',
    );
  }
  const start = event.get('DTSTART');
  if (start === undefined) throw problemAt(end, 'this event has no first day.');
  const first = dayOf(start);
  const length = lengthOf(event, first);
  if (length > MAX_EVENT_DAYS) throw problemAt(start, 'this event lasts over a year.');
  for (let day = first; day < first + length; day += 1) days.add(day);
  if (days.size > MAX_HOLIDAYS)
    throw problemAt(start, `with this event, the file has more than ${MAX_HOLIDAYS} holidays.`);
}

/** Length in days. An event that ends on the day it starts lasts one day: some calendars write it like that. */
function lengthOf(event: EventLines, first: number): number {
  const [end, duration] = [event.get('DTEND'), event.get('DURATION')];
  if (end !== undefined) {
    const days = dayOf(end) - first;
    if (days < 0) throw problemAt(end, 'this event ends before it starts.');
    return Math.max(1, days);
  }
  if (duration === undefined) return 1;
  const [, weeks = '0', days = '0'] = /^\+?P(?:(\d{1,3})W|(\d{1,4})D)$/.exec(duration.value) ?? [];
  const length = Number(weeks) * 7 + Number(days);
  if (length === 0) throw problemAt(duration, 'only events that last whole days can be holidays.');
  return length;
}

function dayOf(line: ContentLine): number {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(line.value) ?? [];
  if (year === undefined) throw problemAt(line, 'only all-day events can be holidays.');
  const date = `${year}-${month}-${day}`;
  if (!isCalendarDate(date)) throw problemAt(line, `there is no day ${date}.`);
  return Date.parse(date) / DAY_MS;
}

/** Joins folded lines: a line that starts with white space continues the previous line. */
function* unfolded(text: string): Generator<ContentLine> {
  let start = 1;
  let content = '';
  for (const [index, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (/^[ \t]/.test(line)) content += line.slice(1);
    else {
      if (content !== '') yield contentLine(content, start);
      [content, start] = [line, index + 1];
    }
  }
  if (content !== '') yield contentLine(content, start);
}

/** Splits a line into name, parameters and value. A colon within quotes is part of a parameter. */
function contentLine(content: string, number: number): ContentLine {
  const [, name = '', value = ''] = /^([\w-]+)(?:;(?:"[^"]*"|[^":])*)?:(.*)$/s.exec(content) ?? [];
  return { number, name: name.toUpperCase(), value: value.trim() };
}
