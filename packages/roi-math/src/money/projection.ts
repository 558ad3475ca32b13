import type { Grade } from '@roi-insight/contracts';
import { QUARTERS_PER_YEAR } from '../constants.ts';
import type { NetOutcome } from './bridgeStep.ts';
import { mapRange, type OpenRange } from './range.ts';

/** The statement about a full year that the first quarter supports, on the condition that its effect lasts. */
export type Projection =
  /** A change was found: dollars a year. */
  | { readonly kind: 'estimate'; readonly annual: OpenRange }
  /** Inconclusive: only the range of the data, in dollars a year. */
  | { readonly kind: 'range'; readonly low: number; readonly high: number | null }
  /** The evidence is too weak for a statement about a year (grade D). */
  | { readonly kind: 'unsupported' }
  /** The headline claims more hours than the team works, so nothing is projected. */
  | { readonly kind: 'refused' };

/** Four times the value of the first quarter, as the Annual Projection card counts a year, so that no net year is above that card. */
export function projection(quarter: OpenRange, outcome: NetOutcome, grade: Grade): Projection {
  if (outcome === 'refused') return { kind: 'refused' };
  if (grade === 'D') return { kind: 'unsupported' };
  const annual = mapRange(quarter, (dollars) => dollars * QUARTERS_PER_YEAR);
  return outcome === 'inconclusive' || outcome === 'costs-more'
    ? { kind: 'range', low: annual.low, high: annual.high }
    : { kind: 'estimate', annual };
}
