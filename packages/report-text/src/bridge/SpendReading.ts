import type { MonthlySpend } from '@roi-insight/contracts';

/** The result of reading a file of monthly spend. */
export type SpendReading =
  /** At least one month, in order. */
  | { readonly kind: 'read'; readonly spend: readonly MonthlySpend[] }
  /** `message` says what the reader can do, with the number of the line. */
  | { readonly kind: 'refused'; readonly message: string };
