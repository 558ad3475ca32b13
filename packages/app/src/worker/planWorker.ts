import { planningFailureTexts } from '@roi-insight/report-text';
import { answerForecastJob } from '../plan/answerForecastJob.ts';
import type { ForecastJob, ForecastMessage } from '../plan/messages.ts';
import type { PlanResultJob, PlanResultMessage } from '../planReport/messages.ts';
import { PLAN_CONTRADICTS, resultOf } from '../planReport/resultOf.ts';
import { answerJob } from './answerJob.ts';

/** The script of the workers that compute plans: a forecast, or the comparison with the orders that could have been drawn. */
answerJob<ForecastJob | PlanResultJob, ForecastMessage | PlanResultMessage>(
  (job, post) => ('proposal' in job ? answerForecastJob(job, post) : resultOf(job)),
  (job) => ('proposal' in job ? planningFailureTexts.forecast : PLAN_CONTRADICTS),
);
