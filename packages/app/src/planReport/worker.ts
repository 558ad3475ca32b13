import { answerJob } from '../worker/answerJob.ts';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';
import { PLAN_CONTRADICTS, resultOf } from './resultOf.ts';

/** The worker: compares the order of a plan with the orders that could have been drawn. */
answerJob<PlanResultJob, PlanResultMessage>(resultOf, () => PLAN_CONTRADICTS);
