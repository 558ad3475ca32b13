import { issueFields } from '@roi-insight/jira-tickets';
import { countIssues } from './countIssues.ts';
import { verifyComplete } from '../issues/verifyComplete.ts';
import { historiesFailure } from '../http/historiesFailure.ts';
import { addDays } from '../days.ts';
import { IssueCollection } from '../issues/IssueCollection.ts';
import { tooManyTickets } from '../issues/tooManyTickets.ts';
import type { ReadOptions, ReadResult, ReadWindow } from '../tracker/tracker.ts';
import { readSearchedIssue, type SearchedIssue } from './cloudResponses.ts';
import { readHistory } from './cloudHistories.ts';
import { readSingle } from './cloudIssues.ts';
import { cloudJql, type CloudReader, eachPage } from './cloudReader.ts';
import { listIssues } from './listIssues.ts';

/** Issues per page when fields are requested. */
const ISSUES_PER_PAGE = 100;
const SLICE_DAYS = 14;
/** Maximum number of times that the slices are read. They are read again while listed tickets are missing. */
const MAX_ROUNDS = 2;

/**
 * Reads a project without the bulk endpoints: only by searches, each for the tickets that were created in two weeks.
 * The searches run in parallel, because the pages of a single search can be requested only one after another.
 */
export async function readInSlices(reader: CloudReader, options: ReadOptions): Promise<ReadResult> {
  const { client, project, statuses, size } = reader;
  const collection = new IssueCollection(statuses, client.base, options.scope);
  const listed = new Set(await listIssues(reader, options, () => undefined));
  const pending = new Map<string, Promise<void>>();

  const take = async ({ issue, changes, histories }: SearchedIssue) => {
    client.memory.changes += (changes?.length ?? 0) / 2;
    const known = changes ?? (await readHistory(reader, issue.id, histories));
    if (known !== null) collection.add({ issue, changes: known });
  };
  const readSlice = (jql: string) =>
    eachPage(
      client,
      {
        request: { jql, fields: issueFields(size), expand: 'changelog', maxResults: ISSUES_PER_PAGE },
        read: (issue) => readSearchedIssue(issue, reader),
        idOf: ({ issue }) => issue.id,
      },
      (page) => {
        for (const found of page) {
          const { id } = found.issue;
          if (pending.has(id)) continue;
          listed.add(id); // created since the list was read
          const taken = take(found);
          taken.catch(() => undefined); // awaited below, once the slice is complete
          pending.set(id, taken);
        }
        if (listed.size > options.ticketLimit) throw tooManyTickets(options.ticketLimit);
        options.onRead(collection.size, listed.size);
      },
    );

  const base = cloudJql(project, options.window);
  const slices = creationSlices(options.window).map((slice) => `${base} AND ${slice} ORDER BY created ASC`);
  for (let round = 0; round < MAX_ROUNDS && pending.size < listed.size; round += 1)
    await Promise.all(slices.map(readSlice));
  await Promise.all(pending.values());
  options.onRead(collection.size, listed.size);
  return verifyComplete(collection, listed, options, {
    client,
    kind: 'cloud',
    project,
    api: '/rest/api/3',
    readSingle: (id) => readSingle(reader, id),
    count: (jql) => countIssues(reader, jql),
    bulkFailure: () => historiesFailure(client.base),
  });
}

/** JQL that divides all issues by creation date: before the window, then two weeks at a time. */
function creationSlices({ from, before }: ReadWindow): string[] {
  const slices = [`created < "${from}"`];
  for (let start = from; start < before; start = addDays(start, SLICE_DAYS)) {
    const end = addDays(start, SLICE_DAYS);
    slices.push(end < before ? `created >= "${start}" AND created < "${end}"` : `created >= "${start}"`);
  }
  return slices;
}
