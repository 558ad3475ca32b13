import type { OpenRange } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** Dollars from low to high. @example moneyRange(formats, { low: -5, high: null }) // '−$5 or more' */
export function moneyRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  return `${formats.money(low)} ${high === null ? 'or more' : `to ${formats.money(high)}`}`;
}

/** A short form of the range; null if the amount is certain. @example likely(formats, net) // 'likely $31k to $190k' */
export function likely(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string | null {
  return low === high ? null : `likely ${shortRange(formats, { low, high })}`;
}

/** @example shortRange(formats, { low: 31_200, high: 190_400 }) // '$31k to $190k' */
export function shortRange(formats: Formats, { low, high }: Pick<OpenRange, 'low' | 'high'>): string {
  const [from, to] = [formats.moneyShort(low), high === null ? null : formats.moneyShort(high)];
  if (to === null) return `${from} or more`;
  return from === to ? `about ${from}` : `${from} to ${to}`;
}

/** @example describeMonths(formats, 2.94) // '2.9 months' */
export function describeMonths(formats: Formats, months: number): string {
  const text = shortMonths(formats, months);
  return `${text} ${text === formats.decimal(1) ? 'month' : 'months'}`;
}

/** @example shortMonths(formats, 2.94) // '2.9' */
export const shortMonths = (formats: Formats, months: number) =>
  months < 0.1 ? `under ${formats.decimal(0.1)}` : formats.decimal(months);
