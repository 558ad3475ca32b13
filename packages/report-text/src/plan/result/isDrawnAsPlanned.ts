import type { PlanResult } from '@roi-insight/roi-math';

/**
 * Deviations which mean that chance did not decide the order. If there are none, the tickets match the plan, and the
 * code and the registration fixed the order before the first start.
 */
const ANOTHER_ORDER = new Set(['changed', 'other-order', 'registered-late', 'not-confirmed', 'other-host']);

/** Whether chance decided the order, so that only the rollout can have caused a change. */
export const isDrawnAsPlanned = ({ deviations }: PlanResult): boolean =>
  deviations.every(({ kind }) => !ANOTHER_ORDER.has(kind));
