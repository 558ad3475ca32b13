import type { MonthlySpend } from '@roi-insight/contracts';
import { calendarDateOf } from '../../time/calendarDateOf.ts';
import { dayNumber } from '../../time/dayNumber.ts';
import type { SpendWeek } from '../../usage/weeklySpend.ts';
import type { ActualSpend } from './actualSpend.ts';

const DAYS_PER_WEEK = 7;

/**
 * The share of each week's amount that belongs to the `days` days from `from` on. The days of the months that the reader entered are left out,
 * because an invoice takes precedence over a tool's estimate.
 * @param from first day of the period; null if unknown, so that no amount can be assigned
 * @param entered months whose amounts the reader entered
 */
export function usageSpend(
  weeks: readonly SpendWeek[],
  entered: readonly MonthlySpend[],
  from: number | null,
  days: number,
): ActualSpend {
  const covered = { dollars: 0, days: 0 };
  if (from === null) return covered;
  const months = new Set(entered.map(({ month }) => month));
  for (const { weekStart, dollars } of weeks) {
    const monday = dayNumber(weekStart) ?? NaN;
    const counted = Array.from({ length: DAYS_PER_WEEK }, (_, day) => monday + day).filter(
      (day) => day >= from && day < from + days && !months.has(calendarDateOf(day).slice(0, 'yyyy-MM'.length)),
    ).length;
    covered.dollars += (dollars / DAYS_PER_WEEK) * counted;
    covered.days += counted;
  }
  return covered;
}
