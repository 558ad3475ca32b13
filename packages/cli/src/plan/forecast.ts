import { setImmediate } from 'node:timers/promises';
import type { PlanReading } from '@roi-insight/contracts';
import { FORECAST_PROGRESS } from '@roi-insight/report-text';
import { forecastPlan, type PlanChoice, type PlanForecast, type Proposal } from '@roi-insight/roi-math';
import { ProgressLine } from '../ProgressLine.ts';
import type { Terminal } from '../Terminal.ts';

/** Forecasts a plan, and shows a line of progress. If the signal fires, rejects with the signal's reason. */
export async function forecast(
  reading: PlanReading,
  proposal: Proposal,
  choice: PlanChoice,
  { stderr, signal }: Terminal,
): Promise<PlanForecast> {
  const line = new ProgressLine(stderr);
  const steps = forecastPlan(reading, proposal, choice, reading.start);
  try {
    for (;;) {
      const step = steps.next();
      if (step.done === true) return step.value;
      line.show(`${FORECAST_PROGRESS}: ${step.value.done} of ${step.value.total}`);
      await setImmediate();
      signal.throwIfAborted();
    }
  } finally {
    line.end();
  }
}
