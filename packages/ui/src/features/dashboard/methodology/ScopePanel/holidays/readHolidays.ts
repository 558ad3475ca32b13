import { type CalendarDate, isCalendarDate } from '@roi-insight/contracts';
import { calendarFileProblems, holidayTexts } from '@roi-insight/report-text';

/** The days, or the reason why they could not be read. `message` contains the line. */
export type Holidays =
  | { readonly kind: 'read'; readonly days: readonly CalendarDate[] }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads typed days, one yyyy-MM-dd per line; ignores empty lines. Returns each day once, in order. */
export function readTypedHolidays(text: string): Holidays {
  const days: CalendarDate[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const day = line.trim();
    if (day === '') continue;
    if (!isCalendarDate(day)) {
      return { kind: 'refused', message: calendarFileProblems.inLine(index + 1, holidayTexts.noDate) };
    }
    days.push(day);
  }
  return { kind: 'read', days: inOrder(days) };
}

/** Adds days to the typed text. Text that cannot be read stays unchanged. */
export function withHolidays(text: string, days: readonly CalendarDate[]): string {
  const typed = readTypedHolidays(text);
  return typed.kind === 'read' ? inOrder([...typed.days, ...days]).join('\n') : [text, ...days].join('\n');
}

const inOrder = (days: readonly CalendarDate[]) => [...new Set(days)].toSorted();
