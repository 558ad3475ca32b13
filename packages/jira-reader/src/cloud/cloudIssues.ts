import { ISSUE_FIELDS, objectOf, type ReadIssue, readIssue } from '@roi-insight/jira-tickets';
import { acceptedData } from '../http/acceptedData.ts';
import type { IssueWithMoves } from '../issues/Reading.ts';
import { readBulkIssues } from './cloudAnswers.ts';
import { type ChunkSize, inChunks, postBulk } from './cloudChunks.ts';
import { readHistory } from './cloudHistories.ts';
import type { CloudReader } from './cloudReader.ts';

/** How often the bulk endpoint is asked for the same issues. */
const MAX_ROUNDS = 2;

/** Reads issues that the list named; what the bulk endpoint leaves out, or sends without what every issue has, is asked for once more. */
export async function readIssues(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<ReadIssue[]> {
  const found = new Map<string, ReadIssue>();
  const missing = new Set(ids);
  for (let round = 0; round < MAX_ROUNDS && missing.size > 0; round += 1) {
    const answers = await inChunks(size, [...missing], (part) =>
      postBulk(reader, '/rest/api/3/issue/bulkfetch', { issueIdsOrKeys: part, fields: ISSUE_FIELDS }, (body) =>
        readBulkIssues(body, reader.statuses),
      ),
    );
    for (const issue of answers.flat()) {
      if (!missing.has(issue.id)) continue;
      found.set(issue.id, issue);
      if (issue.kind !== 'unreadable') missing.delete(issue.id);
    }
  }
  return [...found.values()];
}

/** An issue by itself, with its history; null: it is gone, or the account may not see it any more. */
export async function readSingle(reader: CloudReader, id: string): Promise<IssueWithMoves | null> {
  const { client, statuses } = reader;
  const answer = await client.get(`/rest/api/3/issue/${id}?fields=${ISSUE_FIELDS.join(',')}`, (body) => {
    const issue = readIssue(objectOf(body), statuses);
    return issue?.id === id ? issue : null;
  });
  if (answer.status === 404) return null;
  const issue = acceptedData(answer, client.base, 'cloud');
  const moves = issue.kind === 'ticket' ? await readHistory(reader, id) : [];
  return moves === null ? null : { issue, moves };
}
