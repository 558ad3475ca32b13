import type { PlanResult, PlanResultInput } from '@roi-insight/roi-math';

/** The task of the worker: the result of one plan. */
export type PlanResultJob = PlanResultInput;

/** The only message of the worker. */
export type PlanResultMessage =
  | { readonly kind: 'result'; readonly result: PlanResult }
  /** The plan contradicts itself. */
  | { readonly kind: 'failed'; readonly message: string };
