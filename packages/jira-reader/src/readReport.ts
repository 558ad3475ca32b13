import { readRequest } from './readRequest.ts';
import { addressGuard } from './http/addressGuard.ts';
import { localRunner } from './analysis/localRunner.ts';
import { BACKOFF_MS } from './analysis/runner.ts';
import { systemTimers } from './timers.ts';
import { type ReadingOptions, runOptions } from './readingOptions.ts';

/** The response of `POST /api/fetch-jira` to `body`, byte for byte, without a server. @throws {RequestFailure} */
export async function readReport(body: unknown, options: ReadingOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { config, now, backoffMs = BACKOFF_MS } = options;
  const request = readRequest(body, now());
  await addressGuard(config.allowedHosts).check(new URL(request.jira_url));
  const runner = localRunner({ config, backoffMs, now, timers: systemTimers });
  try {
    return await runner.run(request, runOptions(options));
  } finally {
    await runner.close();
  }
}
