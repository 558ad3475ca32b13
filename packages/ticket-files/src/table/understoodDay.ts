import type { CalendarDate } from '@roi-insight/contracts';
import { epochMs } from '../csv/epochMs.ts';
import { dateNumbers, inOrder, midnightOf, writtenDate } from '../csv/writtenDate.ts';
import type { DateOrder } from './ColumnMapping.ts';

/** The day of a date in a cell, as the analysis will read it; null if the text is not a date, or if its order is needed and unknown. */
export function understoodDay(text: string, order: DateOrder | null): CalendarDate | null {
  const epoch = epochMs(text);
  if (epoch !== null) return new Date(epoch).toISOString().slice(0, 10);
  const numbers = dateNumbers(text);
  const date = numbers === null || order === null ? writtenDate(text) : inOrder(numbers, order);
  const midnight = date === null ? null : midnightOf(date);
  return midnight === null ? null : new Date(midnight).toISOString().slice(0, 10);
}
