import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

const MAX_LISTED = 5;

/** Names days that could not be read: the first ones, and the number of all others. */
export function unreadDaysText({ count, day }: Formats, days: readonly CalendarDate[]): string {
  const listed = days.slice(0, MAX_LISTED).map(day);
  const more = days.length > MAX_LISTED ? [`and ${count(days.length - MAX_LISTED)} more`] : [];
  return `Could not be read: ${[...listed, ...more].join('; ')}. Their weeks are not covered. Run the command again later.`;
}
