import {
  DAMAGED,
  instantMs,
  isDamaged,
  type JsonObject,
  listOf,
  numberOf,
  objectOf,
  readIssue,
  parseTicketChanges,
  type TicketContext,
} from '@roi-insight/jira-tickets';
import { readMost } from '../issues/readMost.ts';
import type { IssueWithChanges } from '../issues/IssueCollection.ts';

/** A page of `POST /search` with histories. */
export interface Page {
  readonly issues: readonly IssueWithChanges[];
  readonly startAt: number;
  /** Total number of issues in the search. */
  readonly total: number;
  /** The tracker's maximum number of issues per page, which administrators can lower. */
  readonly size: number;
  /** Creation date of the first issue. */
  readonly firstCreatedAtMs: number | null;
}

interface Span {
  readonly startAt: number;
  readonly maxResults: number;
}

/** Reads a page; null when it lacks required data or contradicts itself. */
export function readPage(body: unknown, { startAt, maxResults }: Span, context: TicketContext): Page | null {
  const listed = readListed(body, startAt);
  if (listed === null) return null;
  const { list, total } = listed;
  const read = (issue: JsonObject) => readIssueWithChanges(issue, context);
  const issues = readMost(list, read, ({ changes }) => isDamaged(changes));
  // An issue without an id cannot be counted, so it would be missing.
  if (issues === null || issues.length < list.length) return null;
  return {
    issues,
    startAt,
    total,
    size: Math.max(1, Math.min(numberOf(objectOf(body), 'maxResults') ?? maxResults, maxResults)),
    firstCreatedAtMs: instantMs(objectOf(list[0]?.['fields'])['created']),
  };
}

/** The issues of a page, and the total of the search; null if the page lacks them or contradicts itself. */
export function readListed(
  body: unknown,
  startAt: number,
): { readonly list: readonly JsonObject[]; readonly total: number } | null {
  const page = objectOf(body);
  const list = listOf(page['issues']);
  const total = readTotal(body);
  if (list === null || total === null) return null;
  if ((numberOf(page, 'startAt') ?? startAt) !== startAt) return null;
  // Deleted tickets also reduce the total, so an empty page before the end means that some tickets are hidden.
  if (list.length === 0 ? total > startAt : total < startAt + list.length) return null;
  return { list, total };
}

/** The total of a search; null if the response lacks it. */
export function readTotal(body: unknown): number | null {
  const total = numberOf(objectOf(body), 'total');
  return total !== null && Number.isInteger(total) && total >= 0 ? total : null;
}

/** An issue with its whole history: a Data Center does not split histories into pages. */
export function readIssueWithChanges(value: JsonObject, context: TicketContext): IssueWithChanges | null {
  const issue = readIssue(value, context);
  const { histories, total } = objectOf(value['changelog']);
  const changes = parseTicketChanges(histories, context);
  const isCut = Array.isArray(histories) && Number(total ?? 0) > histories.length;
  return issue && { issue, changes: isCut ? [...changes, ...DAMAGED] : changes };
}
