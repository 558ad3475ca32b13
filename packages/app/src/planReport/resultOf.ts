import { planFileProblem } from '@roi-insight/report-text';
import { planResult } from '@roi-insight/roi-math';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';

/** The sentence about a plan that cannot have a result. */
export const PLAN_CONTRADICTS = planFileProblem('its terms contradict each other');

/** Computes the result of a plan, which takes up to a second for many teams. */
export const resultOf = (job: PlanResultJob): PlanResultMessage => ({ kind: 'result', result: planResult(job) });
