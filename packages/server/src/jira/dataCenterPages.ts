import type { Ticket } from '@roi-insight/roi-math';
import { assertAccepted } from './assertAccepted.ts';
import { brokenList } from './brokenList.ts';
import { addDays, daysBetween } from './days.ts';
import { instant } from './instant.ts';
import type { JiraClient } from './jiraClient.ts';
import { idOf, type JsonObject, numberOf, objectOf, objectsOf } from './json.ts';
import type { StatusTable } from './statusTable.ts';
import { ISSUE_FIELDS, readIssue, readMoves, withMoves } from './ticketFrom.ts';
import { tooManyTickets } from './tooManyTickets.ts';
import type { Project, ReadOptions, ReadResult, ReadWindow } from './tracker.ts';

/** Issues per page: with all their histories more would weigh on the tracker's memory. */
const ISSUES_PER_PAGE = 100;
/** Searches that find more are split: newer versions refuse to page beyond 10,000. */
const LARGEST_SEARCH = 9000;

interface PageReader {
  readonly client: JiraClient;
  readonly project: Project;
  readonly statuses: StatusTable;
}

/** Days of creation, yyyy-MM-dd: from `from` (null: ever) up to, not including, `before` (null: now). */
interface Creation {
  readonly from: string | null;
  readonly before: string | null;
}

interface Page {
  readonly issues: readonly JsonObject[];
  readonly total: number;
  /** Issues that the tracker puts on a page at most: administrators lower it. */
  readonly size: number;
}

/** Reads a project by search pages that carry the histories: the first tells the number, the others follow in parallel. */
export async function readPages(reader: PageReader, options: ReadOptions): Promise<ReadResult> {
  const seen = new Set<string>();
  const tickets: Ticket[] = [];
  let outOfScope = 0;
  let total = 0;

  const take = ({ issues }: Page) => {
    for (const issue of issues) {
      const found = readIssue(issue, reader.statuses);
      if (found === null || seen.has(found.id)) continue;
      seen.add(found.id);
      if (found.kind === 'out-of-scope') outOfScope += 1;
      else tickets.push(withMoves(found.ticket, readMoves(objectOf(issue['changelog'])['histories'], reader.statuses)));
    }
    options.onRead(Math.min(seen.size, total), total);
  };

  const readCreation = async (creation: Creation): Promise<void> => {
    const jql = dataCenterJql(reader.project, options.window, creation);
    const first = await search(reader.client, jql, 0, ISSUES_PER_PAGE);
    const halves = first.total > LARGEST_SEARCH ? split(creation, first, options.window) : null;
    if (halves !== null) {
      await Promise.all(halves.map(readCreation));
      return;
    }
    total += first.total;
    if (total > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
    options.onListed(total, null);
    await readAll(reader.client, jql, first, take);
  };

  await readCreation({ from: null, before: null });
  return { tickets, outOfScope };
}

/**
 * JQL for the tickets created or finished in the window. Data Center cannot search for the day a category changed:
 * finished tickets without a resolution date are found by their last update. Holds nothing that a person typed.
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

async function search(client: JiraClient, jql: string, startAt: number, maxResults: number): Promise<Page> {
  const answer = await client.post('/rest/api/2/search', {
    jql,
    startAt,
    maxResults,
    fields: ISSUE_FIELDS,
    expand: ['changelog'],
  });
  assertAccepted(answer, client.base, 'data-center');
  const body = objectOf(answer.body);
  const issues = objectsOf(body['issues']);
  return {
    issues,
    total: numberOf(body, 'total') ?? issues.length,
    size: Math.max(1, Math.min(numberOf(body, 'maxResults') ?? maxResults, maxResults)),
  };
}

/**
 * Hands over all pages of a search. Nodes may order tickets of the same moment differently, so that one comes twice and
 * another never: then the pages are read once more, and what is still missing is a `Failure`.
 */
async function readAll(client: JiraClient, jql: string, first: Page, take: (page: Page) => void): Promise<void> {
  const ids = new Set<string | null>();
  const collect = (page: Page) => {
    for (const issue of page.issues) ids.add(idOf(issue));
    take(page);
  };
  collect(first);
  await readRest(client, jql, first, collect);
  if (ids.size >= first.total) return;
  const again = await search(client, jql, 0, ISSUES_PER_PAGE);
  collect(again);
  await readRest(client, jql, again, collect);
  if (ids.size < again.total) throw brokenList(client.base);
}

async function readRest(client: JiraClient, jql: string, first: Page, take: (page: Page) => void): Promise<void> {
  assertNotCut(first, 0, client.base);
  const starts: number[] = [];
  for (let start = first.issues.length; start < first.total; start += first.size) starts.push(start);
  await Promise.all(
    starts.map(async (start) => {
      const end = Math.min(start + first.size, first.total);
      // A page may be shorter than asked for: the rest of its span is asked for again.
      for (let next = start; next < end;) {
        const page = await search(client, jql, next, end - next);
        assertNotCut(page, next, client.base);
        if (page.issues.length === 0) return;
        take(page);
        next += page.issues.length;
      }
    }),
  );
}

/** Tickets may be deleted meanwhile, but then the total shrinks too: an empty page before the end hides some. */
function assertNotCut({ issues, total }: Page, startAt: number, base: string): void {
  if (issues.length === 0 && total > startAt) throw brokenList(base);
}

/** Two halves of the days of creation; null when it is a single day. The first issue tells when the oldest was created. */
function split(creation: Creation, first: Page, window: ReadWindow): [Creation, Creation] | null {
  const oldest = instant(objectOf(first.issues[0]?.['fields'])['created'])?.slice(0, 10);
  const from = creation.from ?? oldest ?? window.from;
  const days = daysBetween(from, creation.before ?? window.before);
  if (days < 2) return null;
  const middle = addDays(from, Math.floor(days / 2));
  return [
    { from: creation.from, before: middle },
    { from: middle, before: creation.before },
  ];
}
