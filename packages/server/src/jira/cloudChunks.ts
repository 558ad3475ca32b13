import { assertAccepted } from './assertAccepted.ts';
import type { CloudReader } from './cloudReader.ts';
import type { JiraAnswer } from './jiraClient.ts';
import { type JsonObject, objectOf } from './json.ts';

/** The site does not offer its bulk endpoints to this account. */
export class BulkRefusedError extends Error {}

/** Issues per bulk request; sites that do not take so many yet answer 400 and get the small chunks. */
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

interface BulkRequest extends JsonObject {
  readonly issueIdsOrKeys: readonly string[];
}

type Refused = { readonly kind: 'refused' };

/** A bulk answer, or that the site takes fewer issues at once. Throws when it takes none. */
export async function postBulk(
  { client }: CloudReader,
  path: string,
  request: BulkRequest,
): Promise<Refused | { readonly kind: 'answer'; readonly body: JsonObject }> {
  const answer: JiraAnswer = await client.post(path, request);
  if (answer.status === 400 && request.issueIdsOrKeys.length > SMALL_CHUNK) return { kind: 'refused' };
  if (REFUSALS.has(answer.status)) throw new BulkRefusedError();
  assertAccepted(answer, client.base, 'cloud');
  return { kind: 'answer', body: objectOf(answer.body) };
}

/** Runs `post` on all ids, and on small chunks of them from the first refusal on. */
export async function inChunks<T>(
  size: ChunkSize,
  ids: readonly string[],
  post: (part: readonly string[]) => Promise<Refused | { readonly kind: 'read'; readonly value: T }>,
): Promise<T[]> {
  const parts = await Promise.all(
    slices(ids, size.current).map(async (part) => {
      const result = await post(part);
      if (result.kind === 'read') return [result.value];
      size.current = SMALL_CHUNK;
      return inChunks(size, part, post);
    }),
  );
  return parts.flat();
}
