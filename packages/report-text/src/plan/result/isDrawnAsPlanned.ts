import type { PlanResult } from '@roi-insight/roi-math';

/** Without these, the tickets are those of the plan, and code and registration drew the order before the first start. */
const ANOTHER_ORDER = new Set(['changed', 'other-order', 'registered-late', 'not-confirmed', 'other-host']);

/** Whether chance decided the order, so that a change can have no other cause than the rollout. */
export const isDrawnAsPlanned = ({ deviations }: PlanResult): boolean =>
  deviations.every(({ kind }) => !ANOTHER_ORDER.has(kind));
