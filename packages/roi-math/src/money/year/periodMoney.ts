import type { LicenseCost } from '../bridgeStep.ts';
import type { PeriodClaim } from '../net/netOutcome.ts';
import { sumOfCosts } from '../net/sumOfCosts.ts';
import { certain, mapRange, type Range } from '../range.ts';
import type { QuarterMoney } from './measuredYear.ts';

/** The money of one quarter or of the four quarters of a year. */
export interface PeriodMoney extends Pick<QuarterMoney, 'supported' | 'realized' | 'isOpen'> {
  /** What every measured quarter claims; `mixed` if they claim different things. */
  readonly claim: PeriodClaim;
  readonly cost: LicenseCost;
  readonly net: Range;
}

/** Low ends are added to low ends and high ends to high ends, because the intervals of the quarters are valid together. */
export function periodMoney(quarters: readonly QuarterMoney[]): PeriodMoney {
  const sumOf = (rangeOf: (quarter: QuarterMoney) => Range) =>
    quarters.map(rangeOf).reduce((sum, range) => mapRange(sum, (value, which) => value + range[which]), certain(0));
  const [claim = 'mixed', ...others] = new Set(
    quarters.filter(({ kind }) => kind === 'measured').map((quarter) => quarter.claim),
  );
  return {
    claim: others.length === 0 ? claim : 'mixed',
    supported: sumOf(({ supported }) => supported),
    realized: sumOf(({ realized }) => realized),
    isOpen: quarters.some(({ isOpen }) => isOpen),
    cost: sumOfCosts(quarters.map(({ cost }) => cost)),
    net: sumOf(({ realized, cost }) => mapRange(realized, (dollars) => dollars - cost.dollars)),
  };
}
