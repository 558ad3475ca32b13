import { forecastSteps } from './forecastSteps.ts';
import { FORECAST_FAILED } from './forecastFailed.ts';
import type { ForecastJob, ForecastMessage } from './messages.ts';

/** The worker: replays a plan, so that the page stays responsive. */
const post = (message: ForecastMessage) => self.postMessage(message);

/** Messages between two reports of progress would only keep the page busy. */
const PROGRESS_MS = 50;

self.addEventListener('message', ({ data }: MessageEvent<ForecastJob>) => {
  let reported = -Infinity;
  try {
    for (const message of forecastSteps(data)) {
      const now = performance.now();
      if (message.kind === 'progress' && now - reported < PROGRESS_MS) continue;
      reported = now;
      post(message);
    }
  } catch {
    post({ kind: 'failed', message: FORECAST_FAILED });
  }
});
