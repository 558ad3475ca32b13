import { forecastSteps } from './forecastSteps.ts';
import type { ForecastJob, ForecastMessage } from './messages.ts';

/** Minimum time in ms between two reports of progress: more frequent reports would only keep the page busy. */
const PROGRESS_MS = 50;

/** Replays a plan in a worker. */
export function answerForecastJob(job: ForecastJob, post: (message: ForecastMessage) => void): ForecastMessage {
  let reported = -Infinity;
  for (const message of forecastSteps(job)) {
    if (message.kind !== 'progress') return message;
    const now = performance.now();
    if (now - reported < PROGRESS_MS) continue;
    reported = now;
    post(message);
  }
  throw new Error('forecastSteps ends with the forecast');
}
