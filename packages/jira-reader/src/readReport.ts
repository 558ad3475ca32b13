import type { Task } from './analysis/Task.ts';
import { readRequest } from './readRequest.ts';
import { readTask } from './readTask.ts';
import type { ReadingOptions } from './readingOptions.ts';

/** The response of `POST /api/fetch-jira` to `body`, byte for byte, without a server. @throws {RequestFailure} */
export async function readReport(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  const task: Task = { kind: 'report', request: readRequest(body, options.now()) };
  return readTask(task, options);
}
