import type { Plan, PlanReading } from '@roi-insight/contracts';
import type { ActualStarts, PlanResult, RegisteredIssue } from '@roi-insight/roi-math';

/** The report on a plan: what it is made from, and the result. */
export interface PlanReport {
  readonly plan: Plan;
  readonly reading: PlanReading;
  readonly starts: ActualStarts;
  /** The issue of the registration as the tracker has it; null if the order was drawn without one. */
  readonly registered: RegisteredIssue | null;
  readonly result: PlanResult;
}
