import type { Economics } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../../constants.ts';
import type { SpendWeek } from '../../usage/weeklySpend.ts';
import { actualSpend } from '../spend/actualSpend.ts';
import type { LicenseCost } from '../bridgeStep.ts';
import { usageSpend } from '../spend/usageSpend.ts';

const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

/** Days for which the licenses are paid. */
interface Span {
  /** The first day as a day number; null if unknown, so that no spend can be assigned. */
  readonly from: number | null;
  readonly days: number;
}

/**
 * The cost of the assistant, day by day: the spend entered for the month; if there is none, the spend of the week in usage; if there is none either,
 * seats × price.
 */
export function licenseCost(
  { seats, pricePerSeatMonth, spend }: Economics,
  weeks: readonly SpendWeek[],
  { from, days }: Span,
): LicenseCost {
  const paid = actualSpend(spend, from, days);
  const used = usageSpend(weeks, spend, from, days);
  const seatMonths = (days - paid.days - used.days) / DAYS_PER_MONTH;
  const seatDollars = seats * pricePerSeatMonth * seatMonths;
  return {
    dollars: paid.dollars + used.dollars + seatDollars,
    days,
    spend: spend.length === 0 ? null : paid,
    usage: used.days === 0 ? null : used,
    seatDollars,
    seatMonths,
  };
}
