import type { Grade } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../constants.ts';
import type { NetOutcome } from './bridgeStep.ts';
import { mapRange, type OpenRange } from './range.ts';

/** The statement about a full year that the evidence supports. */
export type Projection =
  /** A change was found: dollars a year. */
  | { readonly kind: 'estimate'; readonly annual: OpenRange }
  /** Inconclusive: only the range of the data, in dollars a year. */
  | { readonly kind: 'range'; readonly low: number; readonly high: number | null }
  /** The evidence is too weak for a statement about a year (grade D). */
  | { readonly kind: 'unsupported' }
  /** The headline claims more hours than the team works, so nothing is projected. */
  | { readonly kind: 'refused' };

/** Extrapolates the net value of `days` days to a year: the only annualization of the bridge. */
export function projection(net: OpenRange, days: number, outcome: NetOutcome, grade: Grade): Projection {
  if (outcome === 'refused') return { kind: 'refused' };
  if (grade === 'D') return { kind: 'unsupported' };
  const annual = mapRange(net, (dollars) => (dollars / days) * DAYS_PER_YEAR);
  return outcome === 'inconclusive'
    ? { kind: 'range', low: annual.low, high: annual.high }
    : { kind: 'estimate', annual };
}
