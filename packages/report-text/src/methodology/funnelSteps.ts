import { leavesTicketsOut, type Measure, type Provenance } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** The number of tickets that were excluded for one reason. */
export interface FunnelStep {
  readonly reason: string;
  readonly count: number;
}

/** Tickets that were closed without work: no figure counts them. */
export const NOT_DELIVERED = 'closed without work (Won’t Do, Duplicate, …)';

/** The parts of a report that the sentences about reasons need. */
export type FunnelSource = Pick<Provenance, 'funnel' | 'measure' | 'scope'>;

/**
 * The reasons why tickets were excluded, in the order in which they were applied. Reasons that apply to no ticket are
 * omitted.
 * @param earlier number of tickets outside of both periods that are not excluded, because the estimate uses them for
 * the trend
 */
export function funnelSteps(
  formats: Formats,
  { funnel, measure, scope }: FunnelSource,
  earlier: number,
): readonly FunnelStep[] {
  const outside = leavesTicketsOut(scope) ? 'the comparison window or the chosen scope' : 'the comparison window';
  const work = scope?.work_statuses === undefined ? 'progress' : 'the chosen statuses';
  const steps: readonly FunnelStep[] = [
    { reason: `outside ${outside}, or sub-tasks/epics`, count: Math.max(0, funnel.out_of_scope - earlier) },
    { reason: 'unreadable', count: funnel.unreadable ?? 0 },
    { reason: 'listed more than once', count: funnel.repeated ?? 0 },
    { reason: 'not completed', count: funnel.unfinished },
    { reason: 'completed after the first quarter', count: funnel.later ?? 0 },
    { reason: NOT_DELIVERED, count: funnel.not_delivered ?? 0 },
    { reason: notMeasured(measure, work), count: funnel.no_active_time },
    { reason: `under ${formats.counted(MIN_AVERAGED_HOURS, 'hour')}`, count: funnel.too_short },
    { reason: `over ${formats.counted(MAX_AVERAGED_HOURS, 'hour')}`, count: funnel.too_long },
  ];
  return steps.filter(({ count }) => count > 0);
}

function notMeasured(measure: Measure, work: string): string {
  switch (measure) {
    case 'logged':
      return 'no logged hours';
    case 'active':
      return `no time in ${work}`;
    case 'elapsed':
      return 'no creation date';
  }
}
