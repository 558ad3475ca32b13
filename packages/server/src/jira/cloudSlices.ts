import type { CloudReader } from './cloudReader.ts';
import { cloudJql, eachPage } from './cloudReader.ts';
import { assertAccepted } from './assertAccepted.ts';
import { addDays } from './days.ts';
import { idOf, type JsonObject, numberOf, objectOf, objectsOf } from './json.ts';
import { ISSUE_FIELDS, readIssue, readMoves, withMoves } from './ticketFrom.ts';
import { tooManyTickets } from './tooManyTickets.ts';
import type { ReadOptions, ReadResult, ReadWindow } from './tracker.ts';
import type { Ticket } from '@roi-insight/roi-math';

/** Issues per page when fields are asked for. */
const ISSUES_PER_PAGE = 100;
/** A search hands out at most this many histories of an issue, the newest. */
const HISTORIES_IN_SEARCH = 40;
const HISTORIES_PER_PAGE = 100;
const SLICE_DAYS = 14;

/**
 * Reads a project where the bulk endpoints are refused: by search alone, in slices of two weeks of creation that are read
 * side by side, as the pages of one search have to follow one another.
 */
export async function readInSlices(reader: CloudReader, options: ReadOptions): Promise<ReadResult> {
  const seen = new Set<string>();
  const tickets: Ticket[] = [];
  const issues: Promise<void>[] = [];
  let outOfScope = 0;
  let read = 0;

  const take = async (issue: JsonObject) => {
    const found = readIssue(issue, reader.statuses);
    if (found?.kind === 'ticket') {
      const histories = await allHistories(reader, found.id, objectOf(issue['changelog']));
      tickets.push(withMoves(found.ticket, readMoves(histories, reader.statuses)));
    } else if (found !== null) outOfScope += 1;
    read += 1;
  };

  const base = cloudJql(reader.project, options.window);
  const readSlice = (slice: string) =>
    eachPage(
      reader.client,
      {
        jql: `${base} AND ${slice} ORDER BY created ASC`,
        fields: ISSUE_FIELDS,
        expand: 'changelog',
        maxResults: ISSUES_PER_PAGE,
      },
      (page) => {
        for (const issue of page) {
          const id = idOf(issue);
          if (id === null || seen.has(id)) continue;
          seen.add(id);
          const taken = take(issue);
          taken.catch(() => undefined); // awaited below, once the list is complete
          issues.push(taken);
        }
        if (seen.size > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
        options.onRead(read, null);
      },
    );

  await Promise.all(creationSlices(options.window).map(readSlice));
  await Promise.all(issues);
  options.onRead(read, seen.size);
  return { tickets, outOfScope };
}

/** JQL that parts all issues by their creation: before the window, then every two weeks of it. */
function creationSlices({ from, before }: ReadWindow): string[] {
  const slices = [`created < "${from}"`];
  for (let start = from; start < before; start = addDays(start, SLICE_DAYS)) {
    const end = addDays(start, SLICE_DAYS);
    slices.push(end < before ? `created >= "${start}" AND created < "${end}"` : `created >= "${start}"`);
  }
  return slices;
}

/** The issue's histories: those that came with it when they are all, else read page by page. */
async function allHistories({ client }: CloudReader, id: string, changelog: JsonObject): Promise<JsonObject[]> {
  const inline = objectsOf(changelog['histories']);
  const total = numberOf(changelog, 'total') ?? inline.length;
  if (inline.length < HISTORIES_IN_SEARCH && total <= inline.length) return inline;
  const histories: JsonObject[] = [];
  for (;;) {
    const answer = await client.get(
      `/rest/api/3/issue/${encodeURIComponent(id)}/changelog?startAt=${histories.length}&maxResults=${HISTORIES_PER_PAGE}`,
    );
    assertAccepted(answer, client.base, 'cloud');
    const body = objectOf(answer.body);
    const values = objectsOf(body['values']);
    histories.push(...values);
    if (values.length === 0 || body['isLast'] === true || histories.length >= (numberOf(body, 'total') ?? Infinity)) {
      return histories;
    }
  }
}
