import type { JsonObject } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { ReadBody } from '../http/jiraResponse.ts';
import type { CloudReader } from './cloudReader.ts';

/** Thrown if the site does not offer its bulk endpoints to this account, or if the endpoints omit available issues. */
export class BulkRefusedError extends Error {}

/** Issues per bulk request; sites with the older limit respond with 400 and are sent small chunks. */
export const CHUNK = 1000;
const SMALL_CHUNK = 100;
const REFUSALS = new Set([400, 403, 404, 405, 410, 501]);

/** Largest chunk that the site has not refused yet. */
export interface ChunkSize {
  current: number;
}

/** `items` in parts of at most `size`. */
export function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

interface BulkRequest {
  readonly issueIdsOrKeys: readonly string[];
}

type Refused = { readonly kind: 'refused' };
type Data<T> = { readonly kind: 'data'; readonly data: T };

/** Sends a bulk request. Returns `refused` if the site accepts only fewer issues per request. Throws if the site accepts no bulk request. */
export async function postBulk<T>(
  { client }: CloudReader,
  path: string,
  request: BulkRequest & JsonObject,
  read: ReadBody<T>,
): Promise<Refused | Data<T>> {
  const response = await client.post(path, request, read);
  if (response.status === 400 && request.issueIdsOrKeys.length > SMALL_CHUNK) return { kind: 'refused' };
  if (REFUSALS.has(response.status)) throw new BulkRefusedError();
  return { kind: 'data', data: dataOrThrow(response, client.base, 'cloud') };
}

/** Runs `post` on all ids, in small chunks after the first refusal. */
export async function inChunks<T>(
  size: ChunkSize,
  ids: readonly string[],
  post: (part: readonly string[]) => Promise<Refused | Data<T>>,
): Promise<T[]> {
  const parts = await Promise.all(
    slices(ids, size.current).map(async (part) => {
      const result = await post(part);
      if (result.kind === 'data') return [result.data];
      size.current = SMALL_CHUNK;
      return inChunks(size, part, post);
    }),
  );
  return parts.flat();
}
