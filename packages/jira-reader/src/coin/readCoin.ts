import { readTask } from '../readTask.ts';
import type { ReadingOptions } from '../readingOptions.ts';
import { readCoinRequest } from './readCoinRequest.ts';

/** The response of `POST /api/plan/coin` to `body`, byte for byte, without a server. @throws {RequestFailure} */
export async function readCoin(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  return readTask({ kind: 'coin', request: readCoinRequest(body) }, options);
}
