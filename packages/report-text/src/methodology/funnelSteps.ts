import type { Funnel } from '@roi-insight/contracts';

/** The number of tickets that were left out for one reason. */
export interface FunnelStep {
  readonly reason: string;
  readonly count: number;
}

/** What closed, but did not deliver: no figure counts it. */
export const NOT_DELIVERED = 'closed without being built (Won’t Do, Duplicate, …)';

/**
 * The reasons for which tickets were left out, in the order they were applied. Reasons without a ticket are omitted.
 * @param isNarrowed whether a scope was chosen
 */
export function funnelSteps(funnel: Funnel, isNarrowed: boolean): readonly FunnelStep[] {
  const outside = isNarrowed ? 'both periods or the chosen scope' : 'both periods';
  const steps: readonly FunnelStep[] = [
    { reason: `outside ${outside}, or sub-tasks and epics`, count: funnel.out_of_scope },
    { reason: 'could not be read', count: funnel.unreadable ?? 0 },
    { reason: 'listed more than once', count: funnel.repeated ?? 0 },
    { reason: 'not completed yet', count: funnel.unfinished },
    { reason: NOT_DELIVERED, count: funnel.not_delivered ?? 0 },
    { reason: 'never seen in progress', count: funnel.no_active_time },
    { reason: 'under 1 hour', count: funnel.under_1_hour },
    { reason: 'over 40 hours', count: funnel.over_40_hours },
  ];
  return steps.filter(({ count }) => count > 0);
}
