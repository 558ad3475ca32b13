import { numberFormat } from './numberFormat.ts';

// Apart from the other formats: the first page needs no more than these.

/** A count, or whole hours. @example formatCount(12345.6) // '12,346' */
export const formatCount = numberFormat({ maximumFractionDigits: 0 });

/** Whole percent. The value is already in percent. @example formatWholePercent(12.5) // '13%' */
export const formatWholePercent = numberFormat({ style: 'unit', unit: 'percent', maximumFractionDigits: 0 });
