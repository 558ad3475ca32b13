import { idOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { paginationFailure } from '../http/paginationFailure.ts';
import { tooManyTickets } from '../issues/tooManyTickets.ts';
import type { ReadOptions } from '../tracker/tracker.ts';
import { readCount } from './cloudResponses.ts';
import { cloudJql, type CloudReader, eachPage } from './cloudReader.ts';

/** Ids per page when only ids are requested. */
const IDS_PER_PAGE = 5000;
const MAX_PASSES = 4;
/** Jira calls its count approximate: maximum excess over two lists that agree. */
const COUNT_TOLERANCE = { share: 0.01, more: 10 };

/**
 * Lists the ids of a project's tickets. A list does not name its length, so that one that is cut off looks like a short one:
 * it must be as long as Jira's count, or the same when it is read from the other end. A list that fails both tests is a
 * `RequestFailure`.
 * @param onIds receives each id once, page by page
 */
export async function listIssues(
  reader: CloudReader,
  options: ReadOptions,
  onIds: (ids: readonly string[]) => void,
): Promise<ReadonlySet<string>> {
  const { client, project } = reader;
  const listed = new Set<string>();
  const jql = cloudJql(project, options.window);
  let previous: number | null = null;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const order = pass % 2 === 0 ? 'ASC' : 'DESC';
    const request = { jql: `${jql} ORDER BY created ${order}`, fields: ['id'], maxResults: IDS_PER_PAGE };
    const counting = countIssues(reader, jql);
    counting.catch(() => undefined); // awaited below; until then the list may fail first
    const found = new Set<string>();
    await eachPage(client, { request, read: idOf, idOf: String }, (page) => {
      const fresh = [...new Set(page)].filter((id) => !listed.has(id));
      for (const id of page) found.add(id);
      for (const id of fresh) listed.add(id);
      if (listed.size > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
      options.onListed(listed.size, null);
      onIds(fresh);
    });
    const count = await counting;
    const isWhole = count !== null && count <= listed.size;
    const isConfirmed = previous === listed.size && (count ?? 0) <= tolerated(listed.size);
    if (found.size === listed.size && (isWhole || isConfirmed)) return listed;
    previous = found.size;
  }
  throw paginationFailure(client.base);
}

function tolerated(listed: number): number {
  return listed * (1 + COUNT_TOLERANCE.share) + COUNT_TOLERANCE.more;
}

/** Jira's count of the tickets; null if it returns none. */
async function countIssues({ client }: CloudReader, jql: string): Promise<number | null> {
  try {
    const response = await client.post('/rest/api/3/search/approximate-count', { jql }, readCount);
    return response.kind === 'data' ? response.data : null;
  } catch (cause) {
    // The list is then read twice. An error that ends the whole analysis also ends the list.
    if (cause instanceof RequestFailure) return null;
    throw cause;
  }
}
