import { planningFailureTexts } from '@roi-insight/report-text';
import { inWorker, type StartJob } from '../worker/inWorker.ts';
import { onPage } from '../worker/onPage.ts';
import { forecastSteps } from './forecastSteps.ts';
import type { ForecastJob, ForecastMessage } from './messages.ts';

export type StartForecast = StartJob<ForecastJob, ForecastMessage>;

/** Makes a forecast. */
export const startForecast: StartForecast =
  import.meta.env.MODE === 'demo'
    ? onPage(forecastSteps, planningFailureTexts.forecast)
    : inWorker(() => new Worker(new URL('../worker/planWorker.ts', import.meta.url), { type: 'module' }));
