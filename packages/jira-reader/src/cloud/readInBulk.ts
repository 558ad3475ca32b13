import { countIssues } from './countIssues.ts';
import { verifyComplete } from '../issues/verifyComplete.ts';
import { IssueCollection } from '../issues/IssueCollection.ts';
import type { ReadOptions, ReadResult } from '../tracker/tracker.ts';
import { BulkRefusedError, CHUNK, type ChunkSize, slices } from './cloudChunks.ts';
import { readHistories } from './cloudHistories.ts';
import { readIssues, readSingle } from './cloudIssues.ts';
import type { CloudReader } from './cloudReader.ts';
import { listIssues } from './listIssues.ts';

/**
 * Reads a project with three kinds of requests: pages of ids, one after another, and, as soon as a page has arrived, the details and the status
 * changes of its issues in bulk. Each response is reduced to the measured fields as soon as it arrives.
 */
export async function readInBulk(reader: CloudReader, options: ReadOptions): Promise<ReadResult> {
  const size: ChunkSize = { current: CHUNK };
  const collection = new IssueCollection(reader.statuses, reader.client.base, options.scope);
  const chunks: Promise<void>[] = [];
  let total: number | null = null;
  let fail: (cause: unknown) => void = () => undefined;
  // A chunk that fails also ends the reading of the list, which may have many more pages.
  const failure = new Promise<never>((_resolve, reject) => (fail = reject));

  const readChunk = async (ids: readonly string[]) => {
    const [issues, histories] = await Promise.all([readIssues(reader, size, ids), readHistories(reader, size, ids)]);
    for (const issue of issues) collection.add({ issue, changes: histories.get(issue.id) ?? [] });
    options.onRead(collection.size, total);
  };

  const listing = listIssues(reader, options, (ids) => {
    for (const part of slices(ids, CHUNK)) {
      const chunk = readChunk(part);
      chunk.catch(fail);
      chunks.push(chunk);
    }
  });
  const listed = await Promise.race([listing, failure]);
  total = listed.size;
  await Promise.all(chunks);
  return verifyComplete(collection, listed, options, {
    client: reader.client,
    kind: 'cloud',
    project: reader.project,
    api: '/rest/api/3',
    readSingle: (id) => readSingle(reader, id),
    count: (jql) => countIssues(reader, jql),
    readHistories: (ids) => readHistories(reader, size, ids),
    // After this error, the project is read without bulk endpoints: histories then arrive with the tickets.
    bulkFailure: () => new BulkRefusedError(),
  });
}
