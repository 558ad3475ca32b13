import type { Economics } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../../constants.ts';
import { actualSpend } from '../actualSpend.ts';
import type { LicenseCost } from '../bridgeStep.ts';

const DAYS_PER_MONTH = DAYS_PER_YEAR / 12;

/** Days of which the licenses are paid. */
interface Span {
  /** The first one as a day number; null if unknown: no spend can be assigned. */
  readonly from: number | null;
  readonly days: number;
}

/** The cost of the assistant: the spend of the months that the reader entered, and seats × price on all other days. */
export function licenseCost({ seats, pricePerSeatMonth, spend }: Economics, { from, days }: Span): LicenseCost {
  const paid = actualSpend(spend, from, days);
  const seatMonths = (days - paid.days) / DAYS_PER_MONTH;
  const seatDollars = seats * pricePerSeatMonth * seatMonths;
  const dollars = paid.dollars + seatDollars;
  return { dollars, days, spend: spend.length === 0 ? null : paid, seatDollars, seatMonths };
}
