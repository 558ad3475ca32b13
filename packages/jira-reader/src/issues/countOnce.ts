import type { ProjectClient } from '../http/jiraClient.ts';
import { RequestFailure } from '../RequestFailure.ts';

/** Maximum time for a count. No figure of a report depends on it, so it is requested only once. */
const MAX_COUNT_MS = 5000;

/** The number of issues that a search finds; null if Jira sends no count in time. */
export async function countOnce(
  client: ProjectClient,
  path: string,
  body: object,
  read: (body: unknown) => number | null,
): Promise<number | null> {
  try {
    const response = await client.postOnce(path, body, read, MAX_COUNT_MS);
    return response.kind === 'data' ? response.data : null;
  } catch (cause) {
    // An error that ends the analysis also ends the other requests.
    if (!(cause instanceof RequestFailure)) throw cause;
    return null;
  }
}
