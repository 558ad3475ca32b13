import { planningFailureTexts } from '@roi-insight/report-text';
import { answerJob } from '../worker/answerJob.ts';
import { forecastSteps } from './forecastSteps.ts';
import type { ForecastJob, ForecastMessage } from './messages.ts';

/** Minimum time in ms between two reports of progress: more frequent reports would only keep the page busy. */
const PROGRESS_MS = 50;

/** The worker: replays a plan. */
answerJob<ForecastJob, ForecastMessage>(
  (job, post) => {
    let reported = -Infinity;
    for (const message of forecastSteps(job)) {
      if (message.kind !== 'progress') return message;
      const now = performance.now();
      if (now - reported < PROGRESS_MS) continue;
      reported = now;
      post(message);
    }
    throw new Error('forecastSteps ends with the forecast');
  },
  () => planningFailureTexts.forecast,
);
