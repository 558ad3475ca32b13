import { MAX_WEEK_SPEND } from '@roi-insight/contracts';
import { UsageError } from './Problems.ts';

/** Amounts are added as whole millionths, so that the sum does not depend on their order. */
const MICROS = 1e6;

/** Maximum sums. Up to these limits, sums are exact; larger sums may not be whole millionths. */
const LIMITS = { 'week-spend': MAX_WEEK_SPEND, spend: 9e9 } as const;

const NUMBER = /^\d{1,15}(\.\d{1,30})?(e[-+]?\d{1,2})?$/i;

/** A number that is not negative and not too large; null otherwise. */
export function amountOf(value: unknown, max: number): number | null {
  return typeof value === 'number' && value >= 0 && value <= max ? value : null;
}

/** The number in a cell; null if the cell has no number of at least 0. */
export const numberIn = (cell: string): number | null => (NUMBER.test(cell) ? Number(cell) : null);

/** The number of people or seats in a cell; null if the cell has no such number. */
export const countIn = (cell: string): number | null => (/^\d{1,6}$/.test(cell) ? Number(cell) : null);

export const toMicros = (amount: number): number => Math.round(amount * MICROS);

/**
 * The amount of a sum that was added in millionths.
 * @param unit the kind of the sum; each kind has its own limit
 * @throws {UsageError} if the sum is too large
 */
export function fromMicros(micros: number, unit: keyof typeof LIMITS): number {
  const limit = LIMITS[unit];
  if (micros > toMicros(limit)) throw new UsageError({ reason: 'usage-too-large', unit, limit });
  return micros / MICROS;
}
