import type { LicenseCost } from '../bridgeStep.ts';
import type { ActualSpend } from '../spend/actualSpend.ts';

/** The cost of several quarters as one. */
export const sumOfCosts = (costs: readonly LicenseCost[]): LicenseCost =>
  costs.reduce((a, b) => ({
    dollars: a.dollars + b.dollars,
    days: a.days + b.days,
    spend: sumOf(a.spend, b.spend),
    usage: sumOf(a.usage, b.usage),
    seatDollars: a.seatDollars + b.seatDollars,
    seatMonths: a.seatMonths + b.seatMonths,
  }));

const sumOf = (a: ActualSpend | null, b: ActualSpend | null): ActualSpend | null =>
  a === null || b === null ? (a ?? b) : { dollars: a.dollars + b.dollars, days: a.days + b.days };
