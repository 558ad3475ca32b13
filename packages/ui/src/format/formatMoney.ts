import { MISSING, type MaybeNumber } from './missing.ts';
import { numberFormat } from './numberFormat.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;

/** Where a headline stops being readable digit by digit: ten million dollars. */
const COMPACT_FROM = 10_000_000;

/** Whole dollars. @example formatMoney(-1234.5) // '−$1,235' */
export const formatMoney = numberFormat({ ...dollars, maximumFractionDigits: 0 });

/** A change in whole dollars, with its sign. @example formatMoneyChange(1234.5) // '+$1,235' */
export const formatMoneyChange = numberFormat({ ...dollars, maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** Dollars and cents. @example formatCents(50) // '$50.00' */
export const formatCents = numberFormat({ ...dollars, minimumFractionDigits: 2, maximumFractionDigits: 2 });

const compact = numberFormat({ ...dollars, notation: 'compact', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Dollars for a headline: exact up to ten million, then like '$12.35M'. Pair it with `formatMoney` for the exact sum. */
export function formatMoneyHeadline(value: MaybeNumber): string {
  return typeof value === 'number' && Math.abs(value) >= COMPACT_FROM ? compact(value) : formatMoney(value);
}

const thousands = numberFormat({ ...dollars, minimumFractionDigits: 0, maximumFractionDigits: 1 });
const millions = numberFormat({ ...dollars, notation: 'compact', maximumFractionDigits: 1 });

/** Dollars on an axis, in thousands; from a million on in millions. @example formatMoneyAxis(12_500) // '$12.5k' */
export function formatMoneyAxis(value: MaybeNumber): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
  return Math.abs(value) < 1_000_000 ? `${thousands(value / 1000)}k` : millions(value);
}
