import type { Plan, PlanReading } from '@roi-insight/contracts';
import type { ActualStarts, PlanResult, RegisteredIssue } from '@roi-insight/roi-math';

/** The report on a plan: its data and the result. */
export interface PlanReport {
  readonly plan: Plan;
  readonly reading: PlanReading;
  readonly starts: ActualStarts;
  /** The issue of the registration in the tracker; null if the order was drawn without an issue. */
  readonly registered: RegisteredIssue | null;
  readonly result: PlanResult;
}
