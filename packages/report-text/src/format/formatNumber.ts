import { MISSING, type MaybeNumber } from './missing.ts';
import { decimalsOfStep, numberFormat } from './numberFormat.ts';
import { formatCount } from './wholeNumbers.ts';

/** @example formatCounted(1, 'week') // '1 week' */
export const formatCounted = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

/** A typed number, with up to two decimals. @example formatTyped(12.5) // '12.5' */
export const formatTyped = numberFormat({ maximumFractionDigits: 2 });

/** One decimal, always shown. @example formatDecimal(9) // '9.0' */
export const formatDecimal = numberFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const withUnit =
  (format: (value: MaybeNumber) => string, unit: string) =>
  (value: MaybeNumber): string => {
    const text = format(value);
    return text === MISSING ? text : `${text}${unit}`;
  };

const percentFormat = (options: Intl.NumberFormatOptions) =>
  numberFormat({ style: 'unit', unit: 'percent', ...options });

/** Percent with one decimal. The value is already in percent. @example formatPercent(-3.21) // '−3.2%' */
export const formatPercent = percentFormat({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Typed percent, with up to two decimals. The value is already in percent. @example formatTypedPercent(12.5) // '12.5%' */
export const formatTypedPercent = percentFormat({ maximumFractionDigits: 2 });

/** A share of 1 as percent. @example formatShare(0.123) // '12.3%' */
export const formatShare = numberFormat({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Working hours of a ticket. @example formatHours(9.12) // '9.1h' */
export const formatHours = withUnit(formatDecimal, 'h');

/** Working hours with so many decimals, to verify a formula. @example hoursFormat(2)(9.125) // '9.13h' */
export const hoursFormat = (decimals: number) =>
  withUnit(numberFormat({ minimumFractionDigits: decimals, maximumFractionDigits: decimals }), 'h');

/** Percent on an axis. @example percentAxisFormat(20)(40) // '40%' */
export const percentAxisFormat = (step: number) => percentFormat({ maximumFractionDigits: decimalsOfStep(step) });

/** A number on an axis, with as many decimals as make its ticks differ. @example axisFormat(0.5)(1.5) // '1.5' */
export const axisFormat = (step: number) => numberFormat({ maximumFractionDigits: decimalsOfStep(step) });
