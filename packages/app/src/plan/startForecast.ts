import { runWorker, WORKER_FAILED } from '../worker/runWorker.ts';
import { FORECAST_FAILED } from './forecastFailed.ts';
import { forecastSteps } from './forecastSteps.ts';
import type { ForecastJob, ForecastMessage } from './messages.ts';

export type StartForecast = (job: ForecastJob, onMessage: (message: ForecastMessage) => void) => () => void;

/** The demo may run from a disk, where browsers do not start workers. */
const HAS_WORKERS = import.meta.env.MODE !== 'demo';

/** Makes a forecast. Returns a function that stops it; there are no messages afterwards. */
export const startForecast: StartForecast = (job, onMessage) =>
  HAS_WORKERS ? inWorker(job, onMessage) : onPage(job, onMessage);

const inWorker: StartForecast = (job, onMessage) => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  return runWorker(worker, job, onMessage, () => onMessage({ kind: 'failed', message: WORKER_FAILED }));
};

/** Step by step on the page, which can respond between two steps. */
export const onPage: StartForecast = (job, onMessage) => {
  const steps = forecastSteps(job);
  let timer = setTimeout(next);
  function next() {
    try {
      const step = steps.next();
      if (step.done === true) return;
      timer = setTimeout(next);
      onMessage(step.value);
    } catch {
      onMessage({ kind: 'failed', message: FORECAST_FAILED });
    }
  }
  return () => clearTimeout(timer);
};
