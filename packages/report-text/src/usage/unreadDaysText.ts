import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';
import { cappedList } from './cappedList.ts';

/** Names days that could not be read: the first ones, and the number of all others. */
export function unreadDaysText(formats: Formats, days: readonly CalendarDate[]): string {
  return `Could not be read: ${cappedList(formats, days.map(formats.day))}. Their weeks are not covered. Run the command again later.`;
}
