import type { CalendarDate } from '@roi-insight/contracts';
import type { Formats } from '../format/index.ts';

interface AmbiguousDate {
  readonly text: string;
  readonly days: readonly { readonly day: CalendarDate }[];
}

/** @example ambiguousDateText({ day }, date) // '“11/03/26” can be Mar 11, 2026 or Nov 3, 2026' */
export function ambiguousDateText({ day }: Pick<Formats, 'day'>, { text, days }: AmbiguousDate): string {
  return `“${text}” can be ${days.map((one) => day(one.day)).join(' or ')}`;
}
