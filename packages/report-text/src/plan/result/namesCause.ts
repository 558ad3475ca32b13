import type { PlanRead } from '@roi-insight/roi-math';

/** Whether only the rollout can have caused a change: every condition is met, or could at least not be disproved. */
export const namesCause = ({ conditions }: Pick<PlanRead, 'conditions'>): boolean =>
  conditions.every(({ state }) => state !== 'not-met');
