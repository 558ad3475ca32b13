import { readTask } from '../readTask.ts';
import type { ReadingOptions } from '../readingOptions.ts';
import { readOrganizationRequest } from './readOrganizationRequest.ts';

/** The response of `POST /api/organization` to `body`, byte for byte, without a server. @throws {RequestFailure} */
export async function readOrganization(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  return readTask({ kind: 'organization', request: readOrganizationRequest(body, options.now()) }, options);
}
