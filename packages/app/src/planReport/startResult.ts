import { inWorker, type StartJob } from '../worker/inWorker.ts';
import { onPage } from '../worker/onPage.ts';
import type { PlanResultJob, PlanResultMessage } from './messages.ts';
import { PLAN_CONTRADICTS, resultOf } from './resultOf.ts';

export type StartResult = StartJob<PlanResultJob, PlanResultMessage>;

/** Computes the result of a plan. */
export const startResult: StartResult =
  import.meta.env.MODE === 'demo'
    ? onPage((job) => once(() => resultOf(job)), PLAN_CONTRADICTS)
    : inWorker(() => new Worker(new URL('../worker/planWorker.ts', import.meta.url), { type: 'module' }));

function* once<T>(compute: () => T): Generator<T> {
  yield compute();
}
