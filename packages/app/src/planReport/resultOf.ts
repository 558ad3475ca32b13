import { planFileProblem } from '@roi-insight/report-text';
import { planResult } from '@roi-insight/roi-math';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';

/** The result of a plan. It takes up to a second for many teams. Never throws. */
export function resultOf(job: PlanResultJob): PlanResultMessage {
  try {
    return { kind: 'result', result: planResult(job) };
  } catch {
    return { kind: 'failed', message: planFileProblem('its terms contradict each other') };
  }
}
