import { savedAmount } from '../../report/savedAmount.ts';
import { mapRange, type Range } from '../range.ts';
import type { TeamMoney } from './teamMoney.ts';

/**
 * Converts an estimate in percent of time into the saving of the measured tasks in dollars, with and without a limit. With the limit, neither the
 * estimate nor an end of its interval is further from 0 than φ × team hours × rate.
 */
export function estimatedSaving(
  effectPercent: Range,
  { measuredCost, limit }: TeamMoney,
): { readonly uncapped: Range; readonly capped: Range } {
  const uncapped = mapRange(effectPercent, (percent) =>
    percent < 100 ? savedAmount(measuredCost, percent) : Infinity,
  );
  return { uncapped, capped: mapRange(uncapped, (value) => Math.min(Math.max(value, -limit), limit)) };
}
