import type { PlanRead } from '@roi-insight/roi-math';

/** Whether only the rollout can have caused a change: every condition is met. One that is not confirmed may not be met. */
export const namesCause = ({ conditions }: Pick<PlanRead, 'conditions'>): boolean =>
  conditions.every(({ state }) => state === 'met');
