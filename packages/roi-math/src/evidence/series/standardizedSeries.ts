import type { Evidence } from '@roi-insight/contracts';
import type { Weeks } from '../../measure/weeks.ts';
import type { Share } from '../../stats/proportionTest.ts';
import { hasShareChanged } from '../doubts/hasShareChanged.ts';
import { MIN_EXPLAINED_SHARE } from '../doubts/thresholds.ts';
import { shortfalls } from '../sufficiency.ts';
import { explainedShare } from './explainedShare.ts';
import { type LogSeries, logSeries } from './logWeeks.ts';
import type { SeriesTicket } from './seriesTickets.ts';
import { sizeSeries } from './sizeSeries.ts';
import { withSize } from './withSize.ts';

type Size = NonNullable<Evidence['size']>;

/** Part of the usual tails that intervals lose per share of the differences between tickets that sizes explain. */
const TAIL_LOSS = 0.5;

/**
 * The series that the evidence is based on, standardized by size if that is known to help, and how size was used; null if
 * no ticket has one. Whether it is used depends on the weeks before adoption and on how many tickets have a size, never
 * on what became of the hours.
 *
 * The more of the differences between tickets is gone, the larger a part of the rest is a level that wanders, which
 * the usual tails do not cover. With real estimates that explained 54 to 75 %, up to 3.6 % instead of 2.5 % of dates without an
 * adoption were claims, so the tails shrink in proportion to what sizes explain: the interval becomes wider.
 */
export function standardizedSeries(weeks: Weeks<SeriesTicket>): {
  readonly series: LogSeries;
  readonly size: Evidence['size'];
} {
  const size = sizeOf(weeks);
  if (size?.use !== 'used' || size.explainedPercent === null) return { series: logSeries(weeks), size };
  return { series: { ...logSeries(weeks, true), tailShare: 1 - TAIL_LOSS * (size.explainedPercent / 100) }, size };
}

function sizeOf(weeks: Weeks<SeriesTicket>): Evidence['size'] {
  const [before, after] = [weeks.filter(({ week }) => week < 0), weeks.filter(({ week }) => week >= 0)];
  const [pre, post] = [withSize(before), withSize(after)];
  if (pre.count + post.count === 0) return null;
  const tickets = { pre: pre.count, post: post.count };
  // The tickets with a size must be enough for an estimate by themselves: that of a change of their size.
  if (shortfalls(sizeSeries(weeks)).length > 0) return { tickets, explainedPercent: null, use: 'few-tickets' };
  const explained = explainedShare(before);
  return { tickets, explainedPercent: explained * 100, use: decision(pre, post, explained) };
}

/**
 * Tickets without a size are standardized by their mean difference within weeks. If other tickets lack a size after adoption
 * than before, that mean is wrong on both sides, and the error would count as a change.
 */
function decision(pre: Share, post: Share, explained: number): Size['use'] {
  if (hasShareChanged(pre, post)) return 'share-changed';
  return explained < MIN_EXPLAINED_SHARE ? 'explains-little' : 'used';
}
