import { assertAccepted } from './assertAccepted.ts';
import { brokenList } from './brokenList.ts';
import type { JiraClient } from './jiraClient.ts';
import { idOf, type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import type { StatusTable } from './statusTable.ts';
import type { Project, ReadWindow } from './tracker.ts';

/** What both ways of reading a Cloud project need. */
export interface CloudReader {
  readonly client: JiraClient;
  readonly project: Project;
  readonly statuses: StatusTable;
}

/** Letters of a page's token; Jira's own have some hundred. */
const LONGEST_TOKEN = 4096;

/** JQL for the tickets of a project that were created or finished in the window. Holds nothing that a person typed. */
export function cloudJql(project: Project, { from, before }: ReadWindow): string {
  const within = (field: string) => `${field} >= "${from}" AND ${field} < "${before}"`;
  // Tickets may be done without ever having got a resolution date.
  const done = `statusCategory = Done AND ${within('statusCategoryChangedDate')}`;
  return `project = ${project.id} AND ((${within('created')}) OR (${within('resolved')}) OR (${done}))`;
}

/**
 * Hands over the pages of `search/jql`. Each holds the token of the next, which is asked for before the page is handed
 * over, so that work on a page never delays the list. A page that has no new issue and yet names a next one would go on for
 * ever and is a `Failure`.
 */
export async function eachPage(
  client: JiraClient,
  request: object,
  onPage: (issues: readonly JsonObject[]) => void,
): Promise<void> {
  const seen = new Set<string>();
  const ask = (token: string | null) =>
    client.post('/rest/api/3/search/jql', token === null ? request : { ...request, nextPageToken: token });
  let pending = ask(null);
  for (;;) {
    const answer = await pending;
    assertAccepted(answer, client.base, 'cloud');
    const body = objectOf(answer.body);
    const issues = objectsOf(body['issues']);
    const token = body['isLast'] === true ? null : nextPageToken(body, client.base);
    if (token === null) return onPage(issues);
    const known = seen.size;
    for (const issue of issues) {
      const id = idOf(issue);
      if (id !== null) seen.add(id);
    }
    if (seen.size === known) throw brokenList(client.base);
    pending = ask(token);
    pending.catch(() => undefined); // awaited above; until then a failure in onPage may come first
    onPage(issues);
  }
}

/** The token of the next page, null on the last. One that is far too long is a `Failure`: it would be kept and sent back. */
export function nextPageToken(body: JsonObject, base: string): string | null {
  const token = textOf(body, 'nextPageToken');
  if (token !== null && token.length > LONGEST_TOKEN) throw brokenList(base);
  return token;
}
