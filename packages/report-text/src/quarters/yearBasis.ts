import type { Formats } from '../format/index.ts';

/** Where the quarters of an annual figure come from. */
export interface YearQuarters {
  readonly measured: number;
  /** Estimated from the last measured one. */
  readonly projected: number;
}

const QUARTERS = 4;

/**
 * What an annual figure rests on.
 * @example yearBasis(formats, { measured: 3, projected: 1 }) // 'Measured: 3 quarters; projected: 1'
 * @example yearBasis(formats, { measured: 2, projected: 0 }) // 'Measured: 2 quarters; not projected: 2'
 */
export function yearBasis(formats: Formats, { measured, projected }: YearQuarters): string {
  const rest = QUARTERS - measured - projected;
  return [
    `Measured: ${formats.counted(measured, 'quarter')}`,
    ...(projected > 0 ? [`projected: ${formats.count(projected)}`] : []),
    ...(rest > 0 ? [`not projected: ${formats.count(rest)}`] : []),
  ].join('; ');
}
