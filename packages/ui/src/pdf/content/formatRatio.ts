import { numberFormat } from '../../format/numberFormat.ts';

/** A pure number around 1 with three decimals. @example formatRatio(-0.1234) // '−0.123' */
export const formatRatio = numberFormat({ minimumFractionDigits: 3, maximumFractionDigits: 3 });
