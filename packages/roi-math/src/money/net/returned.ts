import { mapRange, type OpenRange } from '../range.ts';

/** Dollars saved and put to use for each dollar spent: (net + spend) ÷ spend, all of the same period; null without a spend. */
export function returned(net: OpenRange, spend: number): OpenRange | null {
  return spend > 0 ? mapRange(net, (dollars) => (dollars + spend) / spend) : null;
}
