import { assertAccepted } from './assertAccepted.ts';
import { brokenList } from './brokenList.ts';
import { type ChunkSize, inChunks, postBulk } from './cloudChunks.ts';
import type { CloudReader } from './cloudReader.ts';
import { idOf, objectOf, objectsOf } from './json.ts';
import { ISSUE_FIELDS, type ReadIssue, readIssue } from './ticketFrom.ts';

/** How often the bulk endpoint is asked for the same issues. */
const ROUNDS = 2;
/** Issues still missing then that are asked for one by one. */
const MOST_SINGLE = 20;

/**
 * Reads issues that the list named. The bulk endpoint leaves out in silence what was deleted or hidden meanwhile, and also
 * what it cannot deliver at the moment: what is missing is asked for once more, and then by itself, where Jira says which
 * of the two it is. Issues that stay withheld are a `Failure`.
 */
export async function readIssues(reader: CloudReader, size: ChunkSize, ids: readonly string[]): Promise<ReadIssue[]> {
  const read: ReadIssue[] = [];
  const missing = new Set(ids);
  for (let round = 0; round < ROUNDS && missing.size > 0; round += 1) {
    await inChunks(size, [...missing], async (part) => {
      const answer = await postBulk(reader, '/rest/api/3/issue/bulkfetch', {
        issueIdsOrKeys: part,
        fields: ISSUE_FIELDS,
      });
      if (answer.kind === 'refused') return answer;
      for (const issue of objectsOf(answer.body['issues'])) {
        if (!missing.delete(idOf(issue) ?? '')) continue;
        const found = readIssue(issue, reader.statuses);
        if (found !== null) read.push(found);
      }
      return { kind: 'read', value: null };
    });
  }
  if (missing.size > MOST_SINGLE) throw brokenList(reader.client.base);
  const single = await Promise.all([...missing].map((id) => readSingle(reader, id)));
  return [...read, ...single.filter((issue) => issue !== null)];
}

/** Null: it is gone, or the account may not see it any more. */
async function readSingle({ client, statuses }: CloudReader, id: string): Promise<ReadIssue | null> {
  const answer = await client.get(`/rest/api/3/issue/${encodeURIComponent(id)}?fields=${ISSUE_FIELDS.join(',')}`);
  if (answer.status === 404) return null;
  assertAccepted(answer, client.base, 'cloud');
  return readIssue(objectOf(answer.body), statuses);
}
