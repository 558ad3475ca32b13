import type { CalendarDate } from '@roi-insight/contracts';
import { axisTime, dateFormat } from './formatDay.ts';

const digits = dateFormat({ month: '2-digit', day: '2-digit' });

/** A calendar date in digits, without its year. @example formatDayInDigits('2025-08-25') // '08/25' */
export function formatDayInDigits(day: CalendarDate): string {
  const time = axisTime(day);
  return time === null ? day : digits(time);
}
