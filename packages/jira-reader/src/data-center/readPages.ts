import { issueFields, objectOf, type TicketContext } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { ProjectClient } from '../http/jiraClient.ts';
import { historiesFailure } from '../http/historiesFailure.ts';
import { paginationFailure } from '../http/paginationFailure.ts';
import { countOnce } from '../issues/countOnce.ts';
import { verifyComplete } from '../issues/verifyComplete.ts';
import { addDays, dateOf, daysBetween } from '../days.ts';
import { type IssueWithChanges, IssueCollection } from '../issues/IssueCollection.ts';
import { tooManyTickets } from '../issues/tooManyTickets.ts';
import type { Project, ReadOptions, ReadResult, ReadWindow } from '../tracker/tracker.ts';
import { type Page, readIssueWithChanges, readPage, readTotal } from './searchResponse.ts';

/** Issues per page. Larger pages, with the histories of all their issues, would need much of the tracker's memory. */
const ISSUES_PER_PAGE = 100;
/** Maximum number of issues in a search. Larger searches are split, because newer versions return only the first 10,000 issues. */
const MAX_SEARCH = 9000;
/** Maximum number of times that the pages of a search are read. They are read again while tickets are missing. */
const MAX_ROUNDS = 3;

interface PageReader extends TicketContext {
  readonly client: ProjectClient;
  readonly project: Project;
}

/** Days of creation, yyyy-MM-dd: from `from` up to, not including, `before`. Null: no limit. */
interface Creation {
  readonly from: string | null;
  readonly before: string | null;
}

/** Reads a project by search pages with histories: first the page that states the total, then the other pages in parallel. */
export async function readPages(reader: PageReader, options: ReadOptions): Promise<ReadResult> {
  const collection = new IssueCollection(reader.statuses, reader.client.base, options.scope);
  const listed = new Set<string>();
  let total = 0;

  const take = ({ issues }: Page) => {
    for (const found of issues) {
      listed.add(found.issue.id);
      reader.client.memory.changes += found.changes.length / 2;
      collection.add(found);
    }
    options.onRead(Math.min(collection.size, total), total);
  };

  const readCreation = async (creation: Creation): Promise<void> => {
    const jql = dataCenterJql(reader.project, options.window, creation);
    const first = await search(reader, jql, 0, ISSUES_PER_PAGE);
    const halves = first.total > MAX_SEARCH ? split(creation, first, options.window) : null;
    if (halves !== null) {
      await Promise.all(halves.map(readCreation));
      return;
    }
    total += first.total;
    if (total > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
    options.onListed(total, null);
    await readSearch(reader, jql, first, take);
    if (listed.size > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
  };

  await readCreation({ from: null, before: null });
  return verifyComplete(collection, listed, options, {
    client: reader.client,
    kind: 'data-center',
    project: reader.project,
    api: '/rest/api/2',
    readSingle: (id) => readSingle(reader, id),
    count: (jql) => countOnce(reader.client, '/rest/api/2/search', { jql, maxResults: 0 }, readTotal),
    bulkFailure: () => historiesFailure(reader.client.base),
  });
}

/**
 * JQL for the tickets created or finished in the window. Data Center cannot search by the date of a category change, so
 * finished tickets without a resolution date are found by their last update. Contains no user input.
 */
function dataCenterJql(project: Project, { from, before }: ReadWindow, creation: Creation): string {
  const within = (field: string) => `(${field} >= "${from}" AND ${field} < "${before}")`;
  const unresolved = `(statusCategory = Done AND resolved IS EMPTY AND updated >= "${from}")`;
  const slice = [
    creation.from === null ? '' : ` AND created >= "${creation.from}"`,
    creation.before === null ? '' : ` AND created < "${creation.before}"`,
  ].join('');
  return `project = ${project.id} AND (${within('created')} OR ${within('resolved')} OR ${unresolved})${slice} ORDER BY created ASC, key ASC`;
}

async function search(reader: PageReader, jql: string, startAt: number, maxResults: number): Promise<Page> {
  const { client, size } = reader;
  const request = { jql, startAt, maxResults, fields: issueFields(size), expand: ['changelog'] };
  const response = await client.post('/rest/api/2/search', request, (body) =>
    readPage(body, { startAt, maxResults }, reader),
  );
  return dataOrThrow(response, client.base, 'data-center');
}

/** One issue; null: the issue was deleted, or the account can no longer see it. */
async function readSingle(reader: PageReader, id: string): Promise<IssueWithChanges | null> {
  const { client, size } = reader;
  const path = `/rest/api/2/issue/${id}?fields=${issueFields(size).join(',')}&expand=changelog`;
  const response = await client.get(path, (body) => {
    const found = readIssueWithChanges(objectOf(body), reader);
    return found?.issue.id === id ? found : null;
  });
  return response.status === 404 ? null : dataOrThrow(response, client.base, 'data-center');
}

/**
 * Reads all pages of a search. The nodes of a cluster may order simultaneous tickets differently, so that one ticket
 * is listed twice and another is missing. A total may also be wrong. Therefore, the number of different tickets must
 * reach the largest total of any page, and the page after the last one must be empty. Otherwise, the pages are read
 * again. If tickets are still missing, throws a `RequestFailure`.
 */
async function readSearch(reader: PageReader, jql: string, first: Page, take: (page: Page) => void): Promise<void> {
  const ids = new Set<string>();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    let total = 0;
    const collect = (page: Page) => {
      total = Math.max(total, page.total);
      for (const { issue } of page.issues) ids.add(issue.id);
      take(page);
    };
    const start = round === 0 ? first : await search(reader, jql, 0, ISSUES_PER_PAGE);
    collect(start);
    await readRest(reader, jql, start, collect);
    if (total === start.total && ids.size >= total) return;
  }
  throw paginationFailure(reader.client.base);
}

/** Reads the pages after the first, including the one after the last, which should be empty. */
async function readRest(reader: PageReader, jql: string, first: Page, take: (page: Page) => void): Promise<void> {
  const starts: number[] = [];
  for (let start = first.issues.length; start < first.total; start += first.size) starts.push(start);
  const readSpan = async (start: number) => {
    const end = Math.min(start + first.size, first.total);
    // A page may be shorter than requested. In that case, the missing rest is requested again.
    for (let next = start; next < end;) {
      const page = await search(reader, jql, next, end - next);
      if (page.issues.length === 0) return;
      take(page);
      next += page.issues.length;
    }
  };
  const readBehind = async () => take(await search(reader, jql, first.total, 1));
  await Promise.all([...starts.map(readSpan), readBehind()]);
}

/** Splits the days of creation into two halves; null for a single day. The first issue has the oldest creation date. */
function split(creation: Creation, { firstCreatedAtMs }: Page, window: ReadWindow): [Creation, Creation] | null {
  const from = creation.from ?? (firstCreatedAtMs === null ? window.from : dateOf(firstCreatedAtMs));
  const days = daysBetween(from, creation.before ?? window.before);
  if (days < 2) return null;
  const middle = addDays(from, Math.floor(days / 2));
  return [
    { from: creation.from, before: middle },
    { from: middle, before: creation.before },
  ];
}
