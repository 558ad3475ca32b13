import type { Task } from './analysis/Task.ts';
import { addressGuard } from './http/addressGuard.ts';
import { localRunner } from './analysis/localRunner.ts';
import { BACKOFF_MS } from './analysis/runner.ts';
import { systemTimers } from './timers.ts';
import { type ReadingOptions, runOptions } from './readingOptions.ts';

/** Reads a tracker in this thread. @throws {RequestFailure} */
export async function readTask(task: Task, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { config, now, backoffMs = BACKOFF_MS } = options;
  await addressGuard(config.allowedHosts).check(new URL(task.request.jira_url));
  const runner = localRunner({ config, backoffMs, now, timers: systemTimers });
  try {
    return await runner.run(task, runOptions(options));
  } finally {
    await runner.close();
  }
}
