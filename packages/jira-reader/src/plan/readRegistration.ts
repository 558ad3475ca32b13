import { readRegistrationRequest } from './readPlanRequest.ts';
import { readTask } from '../readTask.ts';
import type { ReadingOptions } from '../readingOptions.ts';

/** The response of `POST /api/plan/registration` to `body`, without a server. @throws {RequestFailure} */
export async function readRegistration(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  return readTask({ kind: 'registration', request: readRegistrationRequest(body) }, options);
}
