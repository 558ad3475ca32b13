import type { CalendarDate, Plan } from '@roi-insight/contracts';
import { planDay, planEvents } from '@roi-insight/report-text';
import type { DataFile } from '../data/dataFile.ts';
import { planFileName } from './planFileName.ts';

/** Maximum length of a line in a calendar file, in bytes of UTF-8. */
const MAX_LINE = 75;

/**
 * The starts of a plan and the day of its report as a calendar file (RFC 5545), with all-day events. The same plan
 * always has the same events, so that importing it again creates no duplicates.
 * @param now time of creating the file
 */
export function planCalendar(plan: Plan, now: Date): DataFile {
  const stamp = `${now.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ROI Insight//Pilot plan//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...planEvents(plan).flatMap(({ id, day, title, description }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${plan.hash.slice(0, 16)}@roi-insight`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${inDigits(day)}`,
      `DTEND;VALUE=DATE:${inDigits(dayAfter(day))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(description)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return {
    fileName: planFileName('plan', plan, 'ics'),
    mediaType: 'text/calendar;charset=utf-8',
    text: lines.map((line) => `${folded(line)}\r\n`).join(''),
  };
}

const inDigits = (day: CalendarDate) => day.replaceAll('-', '');
const dayAfter = (day: CalendarDate) => planDay(day, 1 / 7);

/** Escapes backslash, semicolon, comma and line break, and replaces other control characters with spaces. */
const escaped = (text: string) =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');

/** Breaks a long line between characters. A line that begins with a space continues the previous one. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    if (size + bytes > MAX_LINE) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += character;
    size += bytes;
  }
  return [...parts, part].join('\r\n');
}
