import { issueFields, objectOf, type ReadIssue, readIssue } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { IssueWithChanges } from '../issues/IssueCollection.ts';
import { readBulkIssues } from './cloudResponses.ts';
import { type ChunkSize, inChunks, postBulk } from './cloudChunks.ts';
import { readHistory } from './cloudHistories.ts';
import type { CloudReader } from './cloudReader.ts';

/** Maximum number of requests for the same issues to the bulk endpoint. */
const MAX_ROUNDS = 2;

/** Reads listed issues. Issues that the bulk endpoint leaves out, or sends without required fields, are requested once more. */
export async function readIssues(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<ReadIssue[]> {
  const found = new Map<string, ReadIssue>();
  const missing = new Set(ids);
  for (let round = 0; round < MAX_ROUNDS && missing.size > 0; round += 1) {
    const responses = await inChunks(size, [...missing], (part) =>
      postBulk(
        reader,
        '/rest/api/3/issue/bulkfetch',
        { issueIdsOrKeys: part, fields: issueFields(reader.size) },
        (body) => readBulkIssues(body, reader),
      ),
    );
    for (const issue of responses.flat()) {
      if (!missing.has(issue.id)) continue;
      found.set(issue.id, issue);
      if (issue.kind !== 'unreadable') missing.delete(issue.id);
    }
  }
  return [...found.values()];
}

/** One issue with its history; null: the issue was deleted, or the account can no longer see it. */
export async function readSingle(reader: CloudReader, id: string): Promise<IssueWithChanges | null> {
  const { client, size } = reader;
  const response = await client.get(`/rest/api/3/issue/${id}?fields=${issueFields(size).join(',')}`, (body) => {
    const issue = readIssue(objectOf(body), reader);
    return issue?.id === id ? issue : null;
  });
  if (response.status === 404) return null;
  const issue = dataOrThrow(response, client.base, 'cloud');
  const changes = issue.kind === 'ticket' ? await readHistory(reader, id) : [];
  return changes === null ? null : { issue, changes };
}
