import type { JsonObject, TicketContext } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import { paginationFailure } from '../http/paginationFailure.ts';
import type { JiraClient, ProjectClient } from '../http/jiraClient.ts';
import type { Project, ReadWindow } from '../tracker/tracker.ts';
import { MAX_TOKEN_LENGTH, readSearchPage } from './cloudResponses.ts';

/** Kinds of requests that a site has refused, so that no other project of the analysis sends them. */
interface RefusedParts {
  bulk: boolean;
  count: boolean;
}

/** The state shared by the two ways of reading a Cloud project, in bulk and in slices. */
export interface CloudReader extends TicketContext {
  readonly client: ProjectClient;
  readonly refused: RefusedParts;
  readonly project: Project;
}

/** JQL for the tickets of a project that were created or finished in the window. Contains no user input. */
export function cloudJql(project: Project, { from, before }: ReadWindow): string {
  const within = (field: string) => `${field} >= "${from}" AND ${field} < "${before}"`;
  // Includes tickets that are done but have no resolution date.
  const done = `statusCategory = Done AND ${within('statusCategoryChangedDate')}`;
  return `project = ${project.id} AND ((${within('created')}) OR (${within('resolved')}) OR (${done}))`;
}

interface Search<T> {
  readonly request: object;
  /** Extracts the data of an issue; null if the issue, and therefore its page, is malformed. */
  readonly read: (issue: JsonObject) => T | null;
  readonly idOf: (item: T) => string;
}

/**
 * Reads `search/jql` page by page. Each page has the token of the next page. The next page is requested before the
 * current page is passed on, so that work on a page never delays the list. If a page has no new issue but names a
 * next page, throws a `RequestFailure`, because the list might never end.
 */
export async function eachPage<T>(
  client: JiraClient,
  { request, read, idOf }: Search<T>,
  onPage: (items: readonly T[]) => void,
): Promise<void> {
  const seen = new Set<string>();
  const ask = (token: string | null) =>
    client.post('/rest/api/3/search/jql', token === null ? request : { ...request, nextPageToken: token }, (body) =>
      readSearchPage(body, read),
    );
  let pending = ask(null);
  for (;;) {
    const { items, nextPageToken } = dataOrThrow(await pending, client.base, 'cloud');
    if (nextPageToken === null) return onPage(items);
    const known = seen.size;
    for (const item of items) seen.add(idOf(item));
    if (seen.size === known) throw paginationFailure(client.base);
    assertToken(nextPageToken, client.base);
    pending = ask(nextPageToken);
    pending.catch(() => undefined); // awaited above, unless onPage fails first
    onPage(items);
  }
}

/** Throws a `RequestFailure` for a token that is far too long, because tokens are kept and sent back. */
export function assertToken(token: string, base: string): void {
  if (token.length > MAX_TOKEN_LENGTH) throw paginationFailure(base);
}
