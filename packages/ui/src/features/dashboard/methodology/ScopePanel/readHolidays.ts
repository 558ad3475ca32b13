import { type CalendarDate, isCalendarDate } from '@roi-insight/contracts';

/** Days that were read, or why they could not be. `message` names the line. */
export type Holidays =
  | { readonly kind: 'read'; readonly days: readonly CalendarDate[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Longer events and larger files are no holidays. */
const MAX_EVENT_DAYS = 366;
const MAX_ICS_LENGTH = 2_000_000;

const refused = (line: number, problem: string): Holidays => ({ kind: 'refused', message: `Line ${line}: ${problem}` });

/** Reads days as they are typed: one a line, yyyy-MM-dd; empty lines do not matter. Each day once, in order. */
export function readTypedHolidays(text: string): Holidays {
  const days: CalendarDate[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const day = line.trim();
    if (day === '') continue;
    if (!isCalendarDate(day)) return refused(index + 1, 'this is not a date like 2025-12-25.');
    days.push(day);
  }
  return { kind: 'read', days: inOrder(days) };
}

/**
 * Reads the all-day events of an iCalendar file (RFC 5545): their first day (DTSTART) up to, not including, DTEND.
 * Anything that would need a guess is refused with its line: events at a time of day, and events that repeat.
 */
export function readIcsHolidays(text: string): Holidays {
  if (text.length > MAX_ICS_LENGTH || !/^\uFEFF?BEGIN:VCALENDAR\s/i.test(text)) {
    return refused(1, 'this is not an iCalendar file. Its first line is BEGIN:VCALENDAR.');
  }
  const days: CalendarDate[] = [];
  let event: { start: CalendarDate | null; end: CalendarDate | null } | null = null;
  for (const { number, name, parameters, value } of unfolded(text)) {
    if (name === 'BEGIN' && value.toUpperCase() === 'VEVENT') event = { start: null, end: null };
    else if (event === null) continue;
    else if (name === 'RRULE' || name === 'RDATE') {
      return refused(number, 'this event repeats. Export the calendar with each year written out, or type the days.');
    } else if (name === 'DTSTART' || name === 'DTEND') {
      const day = allDay(parameters, value);
      if (day === null) return refused(number, 'only all-day events can be holidays.');
      event[name === 'DTSTART' ? 'start' : 'end'] = day;
    } else if (name === 'END' && value.toUpperCase() === 'VEVENT') {
      const found = event.start === null ? null : daysBetween(event.start, event.end ?? dayAfter(event.start));
      if (found === null)
        return refused(number, 'this event has no first day, ends before it starts, or lasts over a year.');
      for (const day of found) days.push(day);
      event = null;
    }
  }
  if (days.length === 0) return { kind: 'refused', message: 'This file has no events.' };
  return { kind: 'read', days: inOrder(days) };
}

interface ContentLine {
  /** Of its first line, from 1. */
  readonly number: number;
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

/** Lines that start with a blank go on with the one before. */
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

/** A colon within quotes belongs to a parameter. */
function contentLine(content: string, number: number): ContentLine {
  const [, name = '', parameters = '', value = ''] = /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(content) ?? [];
  return { number, name: name.toUpperCase(), parameters: parameters.toUpperCase(), value: value.trim() };
}

function allDay(parameters: string, value: string): CalendarDate | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? [];
  const date = `${year}-${month}-${day}`;
  return /;VALUE=DATE(;|$)/.test(parameters) && isCalendarDate(date) ? date : null;
}

function daysBetween(start: CalendarDate, end: CalendarDate): CalendarDate[] | null {
  const days: CalendarDate[] = [];
  for (let day = start; day < end; day = dayAfter(day)) {
    if (days.length === MAX_EVENT_DAYS) return null;
    days.push(day);
  }
  return days.length === 0 ? null : days;
}

/** Calendar arithmetic in UTC, which has no days of another length. */
function dayAfter(day: CalendarDate): CalendarDate {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const inOrder = (days: readonly CalendarDate[]) => [...new Set(days)].toSorted();
