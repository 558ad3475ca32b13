import type { Ticket } from '@roi-insight/roi-math';
import { brokenList } from './brokenList.ts';
import { CHUNK, type ChunkSize, inChunks, postBulk, slices } from './cloudChunks.ts';
import { readIssues } from './cloudIssues.ts';
import { type CloudReader, cloudJql, eachPage, nextPageToken } from './cloudReader.ts';
import { idOf, type JsonObject, objectsOf } from './json.ts';
import { inOrder, type Move, readMoves, withMoves } from './ticketFrom.ts';
import { tooManyTickets } from './tooManyTickets.ts';
import type { ReadOptions, ReadResult } from './tracker.ts';

/** Ids per page when nothing but ids is asked for. */
const IDS_PER_PAGE = 5000;
const CHANGES_PER_PAGE = 10_000;
/** Status changes of a chunk, on average per issue and for few with very many: automations make some hundred. */
const MOST_CHANGES = { each: 500, more: 20_000 };

/**
 * Reads a project in three kinds of requests: pages of ids, one after another, and for each page at once its details
 * and its status changes in bulk. Each answer shrinks to what is measured as soon as it is there.
 */
export async function readInBulk(reader: CloudReader, options: ReadOptions): Promise<ReadResult> {
  const { client, project } = reader;
  const size: ChunkSize = { current: CHUNK };
  const seen = new Set<string>();
  const tickets: Ticket[] = [];
  const chunks: Promise<void>[] = [];
  let outOfScope = 0;
  let read = 0;
  let total: number | null = null;

  const readChunk = async (ids: readonly string[]) => {
    const [issues, changes] = await Promise.all([readIssues(reader, size, ids), readChanges(reader, size, ids)]);
    for (const issue of new Map(issues.map((issue) => [issue.id, issue])).values()) {
      if (issue.kind === 'out-of-scope') outOfScope += 1;
      else tickets.push(withMoves(issue.ticket, changes.get(issue.id) ?? []));
    }
    read += ids.length;
    options.onRead(read, total);
  };

  const request = {
    jql: `${cloudJql(project, options.window)} ORDER BY created ASC`,
    fields: ['id'],
    maxResults: IDS_PER_PAGE,
  };
  await eachPage(client, request, (page) => {
    const ids = newIds(page, seen);
    if (seen.size > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
    options.onListed(seen.size, null);
    for (const part of slices(ids, CHUNK)) {
      const chunk = readChunk(part);
      chunk.catch(() => undefined); // awaited below, once the list is complete
      chunks.push(chunk);
    }
  });
  total = seen.size;
  await Promise.all(chunks);
  return { tickets, outOfScope };
}

function newIds(page: readonly JsonObject[], seen: Set<string>): string[] {
  const ids: string[] = [];
  for (const issue of page) {
    const id = idOf(issue);
    if (id === null || seen.has(id)) continue;
    seen.add(id);
    ids.push(id);
  }
  return ids;
}

type Changes = ReadonlyMap<string, readonly Move[]>;

async function readChanges(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<Changes> {
  const post = async (part: readonly string[]) => {
    const changes = new Map<string, Move[]>();
    const asked = new Set(part);
    const tokens = new Set<string>();
    let left = part.length * MOST_CHANGES.each + MOST_CHANGES.more;
    let next: { nextPageToken?: string } = {};
    for (;;) {
      const answer = await postBulk(reader, '/rest/api/3/changelog/bulkfetch', {
        issueIdsOrKeys: part,
        fieldIds: ['status'],
        maxResults: CHANGES_PER_PAGE,
        ...next,
      });
      if (answer.kind === 'refused') return answer;
      const logs = objectsOf(answer.body['issueChangeLogs']);
      for (const log of logs) left -= addChanges(changes, asked, log, reader);
      const token = nextPageToken(answer.body, reader.client.base);
      if (token === null) return { kind: 'read' as const, value: changes };
      if (logs.length === 0 || tokens.has(token) || left < 0) throw brokenList(reader.client.base);
      tokens.add(token);
      next = { nextPageToken: token };
    }
  };
  const parts = await inChunks(size, ids, post);
  const all = new Map<string, readonly Move[]>();
  for (const part of parts) for (const [id, moves] of part) all.set(id, moves);
  return all;
}

/** Pages may split the changes of one issue. Returns how many there were. */
function addChanges(
  changes: Map<string, Move[]>,
  asked: ReadonlySet<string>,
  log: JsonObject,
  { statuses }: CloudReader,
): number {
  const id = idOf(log, 'issueId');
  if (id === null || !asked.has(id)) return 1;
  const moves = readMoves(log['changeHistories'], statuses);
  const known = changes.get(id);
  changes.set(id, known === undefined ? moves : inOrder([...known, ...moves]));
  return 1 + moves.length;
}
