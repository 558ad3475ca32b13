import type { BridgeStep } from '@roi-insight/roi-math';

/** A waterfall as data. Positions are shares of its width, 0–1, measured from the lowest amount. */
export interface WaterfallChart<T extends BridgeStep = BridgeStep> {
  /** The position of zero dollars. */
  readonly zero: number;
  readonly bars: readonly WaterfallBar<T>[];
}

/** The bar of a step. A total begins at zero, and a change begins at the end of the previous step. */
export interface WaterfallBar<T extends BridgeStep = BridgeStep> {
  readonly step: T;
  readonly kind: 'gross' | 'change' | 'net';
  readonly left: number;
  readonly width: number;
  /** The range of the remaining amount; `isOpen` if the range has no high end. Null if the amount is certain. */
  readonly range: { readonly left: number; readonly width: number; readonly isOpen: boolean } | null;
}

/** The waterfall of a bridge's steps, in their order. */
export function waterfallChart<T extends BridgeStep>(steps: readonly T[]): WaterfallChart<T> {
  const ends = steps.flatMap(({ amount }) => [amount.low, amount.base, amount.high ?? amount.base]);
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const at = (dollars: number) => (dollars - low) / span;
  const between = (from: number, to: number) => ({ left: Math.min(from, to), width: Math.abs(to - from) });
  return {
    zero: at(0),
    bars: steps.map((step, index) => {
      const { kind, amount } = step;
      const isSum = kind === 'headline' || kind === 'net';
      const before = isSum ? 0 : (steps[index - 1]?.amount.base ?? 0);
      const isOpen = amount.high === null;
      return {
        step,
        kind: kind === 'headline' ? 'gross' : kind === 'net' ? 'net' : 'change',
        ...between(at(before), at(amount.base)),
        range:
          amount.low === amount.high
            ? null
            : { ...between(at(amount.low), amount.high === null ? 1 : at(amount.high)), isOpen },
      };
    }),
  };
}
