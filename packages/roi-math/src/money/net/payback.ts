import type { OpenRange, Range } from '../range.ts';

const MONTHS_PER_YEAR = 12;

/** Months; an end is null if a year of savings does not pay for a year of licenses, or if the payback is unknown. */
export type Payback = { readonly [K in keyof Range]: number | null };

/**
 * Months of savings that pay for a year of licenses.
 * @param realized dollars saved and put to use in a period
 * @param licenses dollars in the same period
 */
export function payback({ low, base, high }: OpenRange, licenses: number): Payback {
  const months = (dollars: number) =>
    dollars > 0 && dollars >= licenses ? (licenses / dollars) * MONTHS_PER_YEAR : null;
  return { low: months(low), base: months(base), high: high === null ? null : months(high) };
}
