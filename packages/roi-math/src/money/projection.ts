import type { Verdict } from '@roi-insight/contracts';
import type { Capacity } from './capacity.ts';
import { mapRange, type Range } from './range.ts';

const DAYS_A_YEAR = 365;

/** What may be said about a year. */
export type Projection =
  /** A change was found: dollars a year. */
  | { readonly kind: 'estimate'; readonly annual: Range }
  /** No change was found: only the span that the data leave open, no middle figure as fact. */
  | { readonly kind: 'open'; readonly low: number; readonly high: number }
  /** The headline claims more hours than the team works: nothing is projected from it. */
  | { readonly kind: 'refused' };

/** Carries the net of `days` days to a year, the only annualisation of the bridge. */
export function projection(net: Range, days: number, verdict: Verdict, check: Capacity | null): Projection {
  if (check?.kind === 'refused') return { kind: 'refused' };
  const annual = mapRange(net, (dollars) => (dollars / days) * DAYS_A_YEAR);
  if (verdict === 'faster' || verdict === 'slower') return { kind: 'estimate', annual };
  return { kind: 'open', low: annual.low, high: annual.high };
}
