import type { Funnel } from '@roi-insight/contracts';

/** Tickets that were left out, and why. */
export interface FunnelStep {
  readonly reason: string;
  readonly count: number;
}

/** Why tickets were left out, in the order in which they were sorted; reasons that met none are left out themselves. */
export function funnelSteps(funnel: Funnel): readonly FunnelStep[] {
  const steps: readonly FunnelStep[] = [
    { reason: 'outside both periods, or sub-tasks and epics', count: funnel.out_of_scope },
    { reason: 'not completed yet', count: funnel.unfinished },
    { reason: 'never seen in progress', count: funnel.no_active_time },
    { reason: 'under 1 hour', count: funnel.under_1_hour },
    { reason: 'over 40 hours', count: funnel.over_40_hours },
  ];
  return steps.filter(({ count }) => count > 0);
}
