import { readPlanRequest } from './readPlanRequest.ts';
import { readTask } from '../readTask.ts';
import type { ReadingOptions } from '../readingOptions.ts';

/** The response of `POST /api/plan` to `body`, byte for byte, without a server. @throws {RequestFailure} */
export async function readPlan(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  return readTask({ kind: 'plan', request: readPlanRequest(body) }, options);
}
