import type { Ticket } from '@roi-insight/roi-math';
import { assertAccepted } from './assertAccepted.ts';
import { brokenList } from './brokenList.ts';
import { type CloudReader, cloudJql, eachPage } from './cloudReader.ts';
import type { JiraAnswer } from './jiraClient.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import { inOrder, ISSUE_FIELDS, type Move, type ReadIssue, readIssue, readMoves, withMoves } from './ticketFrom.ts';
import { tooManyTickets } from './tooManyTickets.ts';
import type { ReadOptions, ReadResult } from './tracker.ts';

/** The site does not offer its bulk endpoints to this account. */
export class BulkRefusedError extends Error {}

/** Ids per page when nothing but ids is asked for. */
const IDS_PER_PAGE = 5000;
/** Issues per bulk request; sites that do not take so many yet answer 400 and get the small chunks. */
const CHUNK = 1000;
const SMALL_CHUNK = 100;
const CHANGES_PER_PAGE = 10_000;
const REFUSALS = new Set([400, 403, 404, 405, 410, 501]);

/** Largest chunk that the site has not refused yet. */
interface ChunkSize {
  current: number;
}

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
    const id = textOf(issue, 'id');
    if (id === null || seen.has(id)) continue;
    seen.add(id);
    ids.push(id);
  }
  return ids;
}

function slices<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}

async function readIssues(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<ReadIssue[]> {
  const post = async (part: readonly string[]) => {
    const answer = await postBulk(reader, '/rest/api/3/issue/bulkfetch', {
      issueIdsOrKeys: part,
      fields: ISSUE_FIELDS,
    });
    if (answer.kind === 'refused') return answer;
    const issues = objectsOf(answer.body['issues']).map((issue) => readIssue(issue, reader.statuses));
    return { kind: 'read' as const, value: issues.filter((issue) => issue !== null) };
  };
  return (await inChunks(size, ids, post)).flat();
}

type Changes = ReadonlyMap<string, readonly Move[]>;

async function readChanges(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<Changes> {
  const post = async (part: readonly string[]) => {
    const changes = new Map<string, Move[]>();
    const tokens = new Set<string>();
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
      for (const log of logs) addChanges(changes, log, reader);
      const token = textOf(answer.body, 'nextPageToken');
      if (token === null) return { kind: 'read' as const, value: changes };
      if (logs.length === 0 || tokens.has(token)) throw brokenList(reader.client.base);
      tokens.add(token);
      next = { nextPageToken: token };
    }
  };
  const parts = await inChunks(size, ids, post);
  const all = new Map<string, readonly Move[]>();
  for (const part of parts) for (const [id, moves] of part) all.set(id, moves);
  return all;
}

/** Pages may split the changes of one issue. */
function addChanges(changes: Map<string, Move[]>, log: JsonObject, { statuses }: CloudReader): void {
  const id = textOf(log, 'issueId');
  if (id === null) return;
  const moves = readMoves(log['changeHistories'], statuses);
  const known = changes.get(id);
  changes.set(id, known === undefined ? moves : inOrder([...known, ...moves]));
}

interface BulkRequest extends JsonObject {
  readonly issueIdsOrKeys: readonly string[];
}

type Refused = { readonly kind: 'refused' };

/** A bulk answer, or that the site takes fewer issues at once. Throws when it takes none. */
async function postBulk(
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
async function inChunks<T>(
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
