import type { Verdict } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../constants.ts';
import type { Capacity } from './capacity.ts';
import { mapRange, type Range } from './range.ts';

/** What the evidence supports about a full year. */
export type Projection =
  /** A change was found: dollars a year. */
  | { readonly kind: 'estimate'; readonly annual: Range }
  /** No change was found: only the range of the data, in dollars a year. */
  | { readonly kind: 'open'; readonly low: number; readonly high: number }
  /** The headline claims more hours than the team works: nothing is projected. */
  | { readonly kind: 'refused' };

/** Extrapolates the net value of `days` days to a year: the only annualization of the bridge. */
export function projection(net: Range, days: number, verdict: Verdict, check: Capacity | null): Projection {
  if (check?.kind === 'refused') return { kind: 'refused' };
  const annual = mapRange(net, (dollars) => (dollars / days) * DAYS_PER_YEAR);
  if (verdict === 'faster' || verdict === 'slower') return { kind: 'estimate', annual };
  return { kind: 'open', low: annual.low, high: annual.high };
}
