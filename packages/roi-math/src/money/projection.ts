import type { Estimated } from '@roi-insight/contracts';
import { DAYS_PER_YEAR } from '../constants.ts';
import type { Capacity } from './capacity.ts';
import { mapRange, type OpenRange } from './range.ts';

/** What the evidence supports about a full year. */
export type Projection =
  /** A change was found: dollars a year. */
  | { readonly kind: 'estimate'; readonly annual: OpenRange }
  /** No change was found: only the range of the data, in dollars a year. */
  | { readonly kind: 'open'; readonly low: number; readonly high: number | null }
  /** The evidence is too weak to say anything about a year (grade D). */
  | { readonly kind: 'unsupported' }
  /** The headline claims more hours than the team works: nothing is projected. */
  | { readonly kind: 'refused' };

/** Extrapolates the net value of `days` days to a year: the only annualization of the bridge. */
export function projection(
  net: OpenRange,
  days: number,
  { verdict, grade }: Pick<Estimated, 'verdict' | 'grade'>,
  check: Capacity,
): Projection {
  if (check.kind === 'refused') return { kind: 'refused' };
  if (grade === 'D') return { kind: 'unsupported' };
  const annual = mapRange(net, (dollars) => (dollars / days) * DAYS_PER_YEAR);
  if (verdict === 'faster' || verdict === 'slower') return { kind: 'estimate', annual };
  return { kind: 'open', low: annual.low, high: annual.high };
}
