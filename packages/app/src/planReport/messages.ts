import type { PlanResult, PlanResultInput } from '@roi-insight/roi-math';

/** The task of the worker: the result of one plan. */
export type PlanResultJob = PlanResultInput;

/** The only message of the worker. */
export interface PlanResultMessage {
  readonly kind: 'result';
  readonly result: PlanResult;
}
