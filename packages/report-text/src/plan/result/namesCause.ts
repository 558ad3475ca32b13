import type { PlanResult } from '@roi-insight/roi-math';

/**
 * Deviations after which it is not certain that chance decided the order. If there are none, the tickets are from the plan's tracker, and the plan's code and registration fixed the order before the first start.
 */
const ANOTHER_ORDER = new Set(['changed', 'other-order', 'registered-late', 'not-confirmed', 'other-host']);

/** Whether chance decided the order, so that only the rollout can have caused a change. */
export const isDrawnAsPlanned = ({ deviations }: PlanResult): boolean =>
  deviations.every(({ kind }) => !ANOTHER_ORDER.has(kind));
