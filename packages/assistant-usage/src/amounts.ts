/** Amounts are added as whole millionths, so that their order does not matter. */
const MICROS = 1e6;

/** More than one record costs. */
const MAX_AMOUNT = 1e6;

const NUMBER = /^\d{1,15}(\.\d{1,30})?(e[-+]?\d{1,2})?$/i;

/** A number that is not negative and not too large; null otherwise. */
export function amountOf(value: unknown, max = MAX_AMOUNT): number | null {
  return typeof value === 'number' && value >= 0 && value <= max ? value : null;
}

/** The amount in a cell; null if it is not one. */
export const amountIn = (cell: string): number | null => (NUMBER.test(cell) ? amountOf(Number(cell)) : null);

/** The number of people or seats in a cell; null if it is not one. */
export const countIn = (cell: string): number | null => (/^\d{1,6}$/.test(cell) ? Number(cell) : null);

export const toMicros = (amount: number): number => Math.round(amount * MICROS);

export const fromMicros = (micros: number): number => micros / MICROS;
