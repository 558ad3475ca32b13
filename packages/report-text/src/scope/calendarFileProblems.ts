const OR_TYPE = 'Export each day separately, or type the days.';

/**
 * Reasons why the holidays of a calendar file cannot be read. Texts with a lowercase first letter follow the number of
 * a line.
 */
export const calendarFileProblems = {
  tooLarge: 'This file is too large. Choose one that contains only holidays.',
  noCalendar: 'This is not an iCalendar file: its first line is not BEGIN:VCALENDAR.',
  incomplete: 'This file is incomplete. Export it again.',
  noEvents: 'This file has no events.',
  noDays: 'This file has no days: all of its events are canceled or never happen.',
  unmatched: 'BEGIN and END do not match. Export the file again.',
  movedDay: `this event changes one day of another. ${OR_TYPE}`,
  severalRules: `this event has several rules. ${OR_TYPE}`,
  unknownRule: 'we can’t read this rule. Export the calendar with each day written out, or type the days.',
  noStart: 'this event has no first day.',
  tooLong: 'this event lasts more than a year.',
  endsBeforeStart: 'this event ends before it starts.',
  notWholeDays: 'only events that last whole days can be holidays.',
  notAllDay: 'only all-day events can be holidays.',
  noSuchDay: (day: string) => `there is no day ${day}.`,
  manyRules: (limit: number) => `more than ${limit} events of this file repeat.`,
  manyHolidays: (limit: number) => `with this event, the file has more than ${limit} holidays.`,
  manyOutside: (limit: number) => `with this event, the file has more than ${limit} days in other years.`,
  inLine: (line: number, problem: string) => `Line ${line}: ${problem}`,
} as const;
