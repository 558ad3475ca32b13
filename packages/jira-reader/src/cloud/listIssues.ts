import { idOf } from '@roi-insight/jira-tickets';
import { paginationFailure } from '../http/paginationFailure.ts';
import { tooManyTickets } from '../issues/tooManyTickets.ts';
import type { ReadOptions } from '../tracker/tracker.ts';
import { countIssues } from './countIssues.ts';
import { cloudJql, type CloudReader, eachPage } from './cloudReader.ts';

/** Ids per page when only ids are requested. */
const IDS_PER_PAGE = 5000;
const MAX_PASSES = 4;
/** Maximum difference between Jira's count, which Jira calls approximate, and the length of two lists that agree. */
const COUNT_TOLERANCE = { share: 0.01, more: 10 };

/**
 * Lists the ids of a project's tickets. Jira does not state the length of a list, so a truncated list looks like a
 * short one. A list is therefore accepted only if its length is Jira's count, or if reading the list from the other
 * end gives the same ids. Otherwise, throws a `RequestFailure`.
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
    // If Jira sends no count, the list is read twice.
    const counting = countIssues(reader, jql);
    counting.catch(() => undefined); // awaited below, unless the list fails first
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
