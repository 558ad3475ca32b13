import { MISSING, type MaybeNumber } from './missing.ts';
import { numberFormat } from './numberFormat.ts';

/** A count, or whole hours. @example formatCount(12345.6) // '12,346' */
export const formatCount = numberFormat({ maximumFractionDigits: 0 });

/** @example formatCounted(1, 'week') // '1 week' */
export const formatCounted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A typed number, with up to two decimals. @example formatTyped(12.5) // '12.5' */
export const formatTyped = numberFormat({ maximumFractionDigits: 2 });

/** One decimal, always shown. @example formatDecimal(9) // '9.0' */
export const formatDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const compact = numberFormat({ notation: 'compact', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A headline is abbreviated from this value on. */
const COMPACT_FROM = 10_000_000;

/** A count for a headline: exact below ten million, then like '12.3M'. */
export function formatCountHeadline(value: MaybeNumber): string {
  return typeof value === 'number' && Math.abs(value) >= COMPACT_FROM ? compact(value) : formatCount(value);
}

const withUnit =
  (format: (value: MaybeNumber) => string, unit: string) =>
  (value: MaybeNumber): string => {
    const text = format(value);
    return text === MISSING ? text : `${text}${unit}`;
  };

/** Percent with one decimal. The value is already in percent. @example formatPercent(-3.21) // '−3.2%' */
export const formatPercent = withUnit(formatDecimal, '%');

/** A change in percent, with its sign. @example formatChange(3.2) // '+3.2%' */
export const formatChange = withUnit(
  numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' }),
  '%',
);

/** A share of 1 as percent. @example formatShare(0.123) // '12.3%' */
export const formatShare = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Working hours of a ticket. @example formatHours(9.12) // '9.1h' */
export const formatHours = withUnit(formatDecimal, 'h');

/** Working hours with enough decimals to verify a formula. @example formatHoursFine(9.125) // '9.13h' */
export const formatHoursFine = withUnit(numberFormat({ minimumFractionDigits: 2, maximumFractionDigits: 2 }), 'h');
