import { leavesTicketsOut, type Provenance } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';

/** The number of tickets that were left out for one reason. */
export interface FunnelStep {
  readonly reason: string;
  readonly count: number;
}

/** Tickets that were closed without being built: no figure counts them. */
export const NOT_DELIVERED = 'closed without being built (Won’t Do, Duplicate, …)';

/** The parts of a report that the reasons are worded from. */
export type FunnelSource = Pick<Provenance, 'funnel' | 'measure' | 'scope'>;

/** Earlier tickets that the verdict uses, and no average. */
export const FOR_THE_TREND = 'from earlier weeks, used for the trend';

/**
 * The reasons for which tickets were left out, in the order they were applied. Reasons without a ticket are omitted.
 * @param earlier tickets outside both periods that the estimate uses for the trend: they are not left out
 */
export function funnelSteps(
  formats: Formats,
  { funnel, measure, scope }: FunnelSource,
  earlier: number,
): readonly FunnelStep[] {
  const outside = leavesTicketsOut(scope) ? 'both periods or the chosen scope' : 'both periods';
  const work = scope?.work_statuses === undefined ? 'an in-progress status' : 'the chosen statuses';
  const steps: readonly FunnelStep[] = [
    { reason: `outside ${outside}, or sub-tasks and epics`, count: Math.max(0, funnel.out_of_scope - earlier) },
    { reason: 'could not be read', count: funnel.unreadable ?? 0 },
    { reason: 'listed more than once', count: funnel.repeated ?? 0 },
    { reason: 'not completed yet', count: funnel.unfinished },
    { reason: NOT_DELIVERED, count: funnel.not_delivered ?? 0 },
    {
      reason: measure === 'active' ? `no time in ${work}` : 'without a date of creation',
      count: funnel.no_active_time,
    },
    { reason: `under ${formats.counted(MIN_AVERAGED_HOURS, 'hour')}`, count: funnel.too_short },
    { reason: `over ${formats.counted(MAX_AVERAGED_HOURS, 'hour')}`, count: funnel.too_long },
  ];
  return steps.filter(({ count }) => count > 0);
}

/** The last step of the funnel. @example describeMeasured(formats, provenance) // 'measured, 40.8% of those found' */
export function describeMeasured(formats: Formats, { funnel }: Pick<Provenance, 'funnel'>): string {
  return funnel.found === 0 ? 'measured' : `measured, ${formats.share(funnel.analysed / funnel.found)} of those found`;
}

/** Why the verdict uses earlier tickets that no average counts. */
export const trendNote = (formats: Formats, { funnel }: Pick<Provenance, 'funnel'>) =>
  `The averages are based on the ${formats.count(funnel.analysed)} measured tickets. The verdict compares weeks, and needs earlier ones for the trend before adoption.`;
