import type { MonthlySpend } from '@roi-insight/contracts';

/** The result of reading a file of monthly spend. */
export type SpendReading =
  /** At least one month, in order. */
  | { readonly kind: 'read'; readonly spend: readonly MonthlySpend[] }
  /** `message` contains the number of the line and tells the reader what to do. */
  | { readonly kind: 'refused'; readonly message: string };
