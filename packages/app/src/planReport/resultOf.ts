import { planFileProblem } from '@roi-insight/report-text';
import { planResult } from '@roi-insight/roi-math';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';

/** The sentence about a plan for which there is no result. */
export const PLAN_CONTRADICTS = planFileProblem('its terms contradict each other');

/** The result of a plan. It takes up to a second for many teams. */
export const resultOf = (job: PlanResultJob): PlanResultMessage => ({ kind: 'result', result: planResult(job) });
