import { MISSING, type MaybeNumber } from './missing.ts';
import { numberFormat } from './numberFormat.ts';

const dollars = { style: 'currency', currency: 'USD' } as const;

/** A headline is abbreviated from ten million dollars on. */
const COMPACT_FROM = 10_000_000;

/** Whole dollars. @example formatMoney(-1234.5) // '−$1,235' */
export const formatMoney = numberFormat({ ...dollars, maximumFractionDigits: 0 });

/** A change in whole dollars, with its sign. @example formatMoneyChange(1234.5) // '+$1,235' */
export const formatMoneyChange = numberFormat({ ...dollars, maximumFractionDigits: 0, signDisplay: 'exceptZero' });

/** Dollars and cents. @example formatCents(50) // '$50.00' */
export const formatCents = numberFormat({ ...dollars, minimumFractionDigits: 2, maximumFractionDigits: 2 });

const compact = numberFormat({ ...dollars, notation: 'compact', minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Dollars for a headline: exact below ten million, then like '$12.35M'. Show the exact amount with `formatMoney`. */
export function formatMoneyHeadline(value: MaybeNumber): string {
  return typeof value === 'number' && Math.abs(value) >= COMPACT_FROM ? compact(value) : formatMoney(value);
}

const thousands = numberFormat({ ...dollars, minimumFractionDigits: 0, maximumFractionDigits: 1 });
const millions = numberFormat({ ...dollars, notation: 'compact', maximumFractionDigits: 1 });

/** Dollars on an axis, in thousands, or in millions from one million on. @example formatMoneyAxis(12_500) // '$12.5k' */
export function formatMoneyAxis(value: MaybeNumber): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return MISSING;
  return Math.abs(value) < 1_000_000 ? `${thousands(value / 1000)}k` : millions(value);
}
