import { forecastPlan } from '@roi-insight/roi-math';
import type { ForecastJob, ForecastMessage } from './messages.ts';

/** Makes a forecast in steps of about 15 ms. The last message is the forecast. */
export function* forecastSteps({ reading, proposal, choice, seed }: ForecastJob): Generator<ForecastMessage> {
  const steps = forecastPlan(reading, proposal, choice, seed);
  for (;;) {
    const step = steps.next();
    if (step.done === true) {
      yield { kind: 'forecast', forecast: step.value };
      return;
    }
    yield { kind: 'progress', share: step.value.done / step.value.total };
  }
}
