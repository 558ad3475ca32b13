import type { Economics, Report } from '@roi-insight/contracts';
import { bridge } from '../bridge.ts';
import { evenSpend } from './evenSpend.ts';

/** The cost of the assistant in the days of the net value, in dollars. */
export interface KnownSpend {
  readonly dollars: number;
  /** The amount that leads to the same net value if every month costs the same. */
  readonly perMonth: number;
}

/**
 * The spend that was entered or that usage states; null if a day of the net value has no known spend, because seats × price
 * then count, and if there is no net value. The net value falls with every dollar of spend, so two other net values say how
 * many dollars and months it contains.
 */
export function knownSpend(report: Report, economics: Economics): KnownSpend | null {
  const net = (change: Partial<Economics>) => {
    const found = bridge(report, { ...economics, ...change });
    return found.kind === 'ready' ? found.net.base : NaN;
  };
  const actual = net({});
  if (net({ pricePerSeatMonth: 0 }) !== net({ pricePerSeatMonth: 1 })) return null;
  const free = net({ spend: evenSpend(report, 0) });
  const dollars = free - actual;
  const perMonth = dollars / (free - net({ spend: evenSpend(report, 1) }));
  return Number.isFinite(perMonth) ? { dollars, perMonth } : null;
}
