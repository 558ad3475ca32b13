import type { MonthlySpend } from '@roi-insight/contracts';
import { dayNumber } from '../../time/dayNumber.ts';

/** The part of a spend within a period. */
export interface ActualSpend {
  readonly dollars: number;
  /** Days of the period that the months cover. */
  readonly days: number;
}

/**
 * The share of each month's amount that belongs to the `days` days from `from` on, by calendar days.
 * @param from first day of the period; null if unknown, so that no amount can be assigned
 * @param spend valid months, none of them twice
 * @example $310 for 2025-08, a period of 7 days from 2025-08-25 → { dollars: 70, days: 7 }
 */
export function actualSpend(spend: readonly MonthlySpend[], from: number | null, days: number): ActualSpend {
  const covered = { dollars: 0, days: 0 };
  if (from === null) return covered;
  for (const { month, amount } of spend) {
    const { start, end } = monthDays(month);
    const overlap = Math.min(end, from + days) - Math.max(start, from);
    if (!(overlap > 0)) continue;
    covered.dollars += (amount / (end - start)) * overlap;
    covered.days += overlap;
  }
  return covered;
}

/** First day of a month and of the month after it, as day numbers; NaN if there is no such month. */
function monthDays(month: string): { readonly start: number; readonly end: number } {
  const start = dayNumber(`${month}-01`) ?? Number.NaN;
  // Finds the first number of days after which the month has no further day.
  const lengths = [28, 29, 30, 31];
  const length = lengths.find((count) => dayNumber(`${month}-${count + 1}`) === null) ?? Number.NaN;
  return { start, end: start + length };
}
