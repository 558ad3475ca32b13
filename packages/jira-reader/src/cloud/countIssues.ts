import { countOnce } from '../issues/countOnce.ts';
import { readCount } from './cloudResponses.ts';
import type { CloudReader } from './cloudReader.ts';

/** Jira's count of the issues that a search finds; null if Jira sends no count. After one failure, no count is requested again. */
export async function countIssues({ client, refused }: CloudReader, jql: string): Promise<number | null> {
  if (refused.count) return null;
  const count = await countOnce(client, '/rest/api/3/search/approximate-count', { jql }, readCount);
  if (count === null) refused.count = true;
  return count;
}
