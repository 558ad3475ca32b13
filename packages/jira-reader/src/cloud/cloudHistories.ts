import { DAMAGED, idOf, objectOf, parseTicketChanges, type TicketChanges } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import { historiesFailure } from '../http/historiesFailure.ts';
import { readBulkChanges, readHistoryPage } from './cloudResponses.ts';
import { type ChunkSize, inChunks, postBulk } from './cloudChunks.ts';
import { assertToken, type CloudReader } from './cloudReader.ts';

const CHANGES_PER_PAGE = 10_000;
const HISTORIES_PER_PAGE = 100;
/** Maximum number of histories of one issue. Automations create several hundred. */
const MAX_HISTORIES = 20_000;
/** Maximum number of changes in a chunk: the average per issue, and an extra for a few issues with very many. */
const MAX_CHANGES = { perIssue: 500, extra: 20_000 };

/**
 * Reads the changes of status and size of issues in bulk; issues without such changes are missing in the result. The
 * changes of an issue may span several pages.
 */
export async function readHistories(
  reader: CloudReader,
  size: ChunkSize,
  ids: readonly string[],
): Promise<Map<string, TicketChanges>> {
  const all = new Map<string, number[]>();
  await inChunks(size, ids, async (part) => {
    const asked = new Set(part);
    const tokens = new Set<string>();
    let left = part.length * MAX_CHANGES.perIssue + MAX_CHANGES.extra;
    let next: { nextPageToken?: string } = {};
    for (;;) {
      const response = await postBulk(
        reader,
        '/rest/api/3/changelog/bulkfetch',
        { issueIdsOrKeys: part, fieldIds: ['status', reader.size.id], maxResults: CHANGES_PER_PAGE, ...next },
        (body) => readBulkChanges(body, reader),
      );
      if (response.kind === 'refused') return response;
      const { items, nextPageToken } = response.data;
      for (const { id, changes } of items) {
        left -= 1 + changes.length / 2;
        reader.client.memory.changes += changes.length / 2;
        if (asked.has(id)) append(all, id, changes);
      }
      if (nextPageToken === null) return { kind: 'data', data: null };
      assertToken(nextPageToken, reader.client.base);
      if (tokens.has(nextPageToken) || left < 0) throw historiesFailure(reader.client.base);
      tokens.add(nextPageToken);
      next = { nextPageToken };
    }
  });
  return all;
}

function append(all: Map<string, number[]>, id: string, changes: TicketChanges): void {
  const known = all.get(id);
  if (known === undefined) all.set(id, [...changes]);
  else for (const value of changes) known.push(value);
}

/**
 * Reads the changes of status and size of one issue, page by page; null: the issue was deleted, or the account can no
 * longer see it.
 * @param minTotal the issue has at least this number of histories: if fewer are found, some cannot be read
 */
export async function readHistory(reader: CloudReader, id: string, minTotal = 0): Promise<TicketChanges | null> {
  const { client } = reader;
  const all: number[] = [];
  const read = (histories: readonly unknown[]) => parseTicketChanges(histories, reader);
  const total = await eachHistoryPage(client, id, read, (changes) => {
    client.memory.changes += changes.length / 2;
    for (const value of changes) all.push(value);
  });
  if (total === null) return null;
  return total < minTotal ? [...all, ...DAMAGED] : all;
}

/**
 * Reads all histories of one issue, page by page, and returns their number; null: the issue was deleted, or the account can no longer see it.
 * @param read extracts the data of a page; null: the page is malformed
 */
export async function eachHistoryPage<T>(
  client: JiraClient,
  id: string,
  read: (histories: readonly unknown[]) => T | null,
  onPage: (data: T) => void,
): Promise<number | null> {
  for (let startAt = 0; ;) {
    const span = { startAt, maxResults: HISTORIES_PER_PAGE };
    const response = await client.get(
      `/rest/api/3/issue/${id}/changelog?startAt=${startAt}&maxResults=${HISTORIES_PER_PAGE}`,
      (body) => readHistoryPage(body, span, read),
    );
    // A proxy that does not know the address also responds with 404, although the issue still exists.
    if (response.status === 404 && (await isGone(client, id))) return null;
    const { data, end, total } = dataOrThrow(response, client.base, 'cloud');
    onPage(data);
    if (end >= total) return total;
    if (total > MAX_HISTORIES) throw historiesFailure(client.base);
    startAt = end;
  }
}

async function isGone(client: JiraClient, id: string): Promise<boolean> {
  const response = await client.get(`/rest/api/3/issue/${id}?fields=created`, (body) => idOf(objectOf(body)));
  return response.status === 404;
}
