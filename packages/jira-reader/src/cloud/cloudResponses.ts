import { readMost } from '../issues/readMost.ts';
import {
  idOf,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  type ReadIssue,
  readIssue,
  isDamaged,
  parseTicketChanges,
  textOf,
  type TicketChanges,
  type TicketContext,
} from '@roi-insight/jira-tickets';

// Parsers of Jira Cloud's responses about tickets. A parser returns null if the response lacks required data.

/** Maximum length of a page token; Jira's own have several hundred characters. */
export const MAX_TOKEN_LENGTH = 4096;
/** A search returns at most this many histories of an issue, namely the newest ones. */
const HISTORIES_IN_SEARCH = 40;

/** A page of a list with the token of the next page. */
export interface TokenPage<T> {
  readonly items: readonly T[];
  readonly nextPageToken: string | null;
}

/** A page of `search/jql`. `read` extracts the data of each issue; null: the page is malformed. */
export function readSearchPage<T>(body: unknown, read: (issue: JsonObject) => T | null): TokenPage<T> | null {
  const page = objectOf(body);
  const nextPageToken = page['isLast'] === true ? null : textOf(page, 'nextPageToken');
  if (nextPageToken === null && page['isLast'] === false) return null;
  const items = readAll(listOf(page['issues']), read);
  if (items === null || (items.length === 0 && nextPageToken !== null)) return null;
  return { items, nextPageToken };
}

/** The number of `search/approximate-count`. */
export function readCount(body: unknown): number | null {
  const count = numberOf(objectOf(body), 'count');
  return count !== null && Number.isInteger(count) && count >= 0 ? count : null;
}

/** `issue/bulkfetch`. It does not name the issues that it leaves out; one without a valid id is left out, too. */
export function readBulkIssues(body: unknown, context: TicketContext): readonly ReadIssue[] | null {
  return readMost(objectOf(body)['issues'], (issue) => readIssue(issue, context));
}

/** The changes of one issue that are on a page. Further changes of the issue may be on other pages. */
interface Log {
  readonly id: string;
  readonly changes: TicketChanges;
}

/** A page of `changelog/bulkfetch`. */
export function readBulkChanges(body: unknown, context: TicketContext): TokenPage<Log> | null {
  const page = objectOf(body);
  const nextPageToken = textOf(page, 'nextPageToken');
  const read = (log: JsonObject) => {
    const id = idOf(log, 'issueId');
    return id === null ? null : { id, changes: parseTicketChanges(log['changeHistories'], context) };
  };
  const items = readMost(page['issueChangeLogs'], read);
  if (items === null || (items.length === 0 && nextPageToken !== null)) return null;
  return { items, nextPageToken };
}

/** An issue in the response of a search that also returns changelogs. */
export interface SearchedIssue {
  readonly issue: ReadIssue;
  /** Null if the search has cut off the history, or if it cannot be read. */
  readonly changes: TicketChanges | null;
  /** The issue has at least this number of histories. */
  readonly histories: number;
}

export function readSearchedIssue(value: JsonObject, context: TicketContext): SearchedIssue | null {
  const issue = readIssue(value, context);
  if (issue === null) return null;
  const changelog = objectOf(value['changelog']);
  const { histories } = changelog;
  const length = Array.isArray(histories) ? histories.length : 0;
  const total = Math.max(numberOf(changelog, 'total') ?? length, length);
  const changes = parseTicketChanges(histories, context);
  const isCut = length >= HISTORIES_IN_SEARCH || total > length;
  return { issue, changes: isCut || isDamaged(changes) ? null : changes, histories: total };
}

export interface HistoryPage<T> {
  readonly data: T;
  /** Number of histories up to the end of this page. */
  readonly end: number;
  /** Number of all histories of the issue. */
  readonly total: number;
}

/** The requested page of an issue's histories. */
export interface HistorySpan {
  readonly startAt: number;
  readonly maxResults: number;
}

/** A page of `issue/{id}/changelog`. A valid page has the requested length, or reaches the end. `read` extracts its data; null: it is malformed. */
export function readHistoryPage<T>(
  body: unknown,
  { startAt, maxResults }: HistorySpan,
  read: (histories: readonly unknown[]) => T | null,
): HistoryPage<T> | null {
  const page = objectOf(body);
  const values = page['values'];
  const total = numberOf(page, 'total');
  if (!Array.isArray(values) || total === null) return null;
  if ((numberOf(page, 'startAt') ?? startAt) !== startAt) return null;
  const size = Math.min(numberOf(page, 'maxResults') ?? maxResults, maxResults);
  if (values.length < Math.min(size, total - startAt) || startAt + values.length > total) return null;
  if (values.length === 0 && total > startAt) return null;
  const data = read(values);
  return data === null ? null : { data, end: startAt + values.length, total };
}

function readAll<T>(list: readonly JsonObject[] | null, read: (item: JsonObject) => T | null): readonly T[] | null {
  const items: T[] = [];
  for (const value of list ?? []) {
    const item = read(value);
    if (item === null) return null;
    items.push(item);
  }
  return list === null ? null : items;
}
