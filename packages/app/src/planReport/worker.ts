import type { PlanResultJob, PlanResultMessage } from './messages.ts';
import { resultOf } from './resultOf.ts';

/** The worker: compares the order of a plan with those that could have been drawn. */
const post = (message: PlanResultMessage) => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<PlanResultJob>) => post(resultOf(data)));
