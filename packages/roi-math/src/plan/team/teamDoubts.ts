import type { Measure, PlanDoubt } from '@roi-insight/contracts';
import { hasShareChanged } from '../../evidence/doubts/hasShareChanged.ts';
import { sizeChanged } from '../../evidence/doubts/sizeChanged.ts';
import { clickedShare, measuredShare, typeMix } from '../../evidence/doubts/ticketDoubts.ts';
import type { SeriesTicket } from '../../evidence/series/seriesTickets.ts';
import { sizeSeries } from '../../evidence/series/sizeSeries.ts';
import { withSize } from '../../evidence/series/withSize.ts';
import { shortfalls } from '../../evidence/sufficiency.ts';
import type { CompletedTicket } from '../../measure/classifyTickets.ts';
import type { ReadTickets } from '../../measure/readTickets.ts';
import type { Weeks } from '../../measure/weeks.ts';

/**
 * Doubts about the measurement after the first start, by the rules of a usual report: the closed weeks of the plan are compared with as
 * many weeks before the plan.
 * @param closed the closed weeks of the team
 * @param sized the tickets of the series if it is adjusted for sizes, otherwise null
 */
export function teamDoubts(
  { settings, windows }: Pick<ReadTickets, 'settings' | 'windows'>,
  closed: Weeks<CompletedTicket>,
  measure: Measure,
  sized: Weeks<SeriesTicket> | null,
): PlanDoubt[] {
  const side = (from: number, to: number) =>
    closed.filter(({ week }) => week >= from && week < to).flatMap(({ items }) => items);
  const periods = { pre: side(-settings.weeksPerSide, 0), post: side(0, windows.completePostWeeks) };
  if (periods.pre.length === 0 || periods.post.length === 0) return [];
  return [
    ...(measuredShare(periods, measure) === null ? [] : (['measured-share'] as const)),
    ...(clickedShare(periods, measure) === null ? [] : (['clicks'] as const)),
    ...(typeMix(periods)?.kind === 'type-mix' ? (['mix'] as const) : []),
    ...(sized !== null && haveSizesChanged(sized) ? (['size'] as const) : []),
  ];
}

/** Whether tickets are estimated larger or smaller than before, or more or fewer of them are estimated. */
function haveSizesChanged(sized: Weeks<SeriesTicket>): boolean {
  const [pre, post] = [sized.filter(({ week }) => week < 0), sized.filter(({ week }) => week >= 0)].map(withSize);
  if (pre === undefined || post === undefined || post.of === 0) return false;
  if (hasShareChanged(pre, post)) return true;
  return shortfalls(sizeSeries(sized)).length === 0 && sizeChanged(sized) !== null;
}
