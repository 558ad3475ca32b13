import type { Running } from '../../scripts/processes.ts';
import { startSandbox } from '../harness/startSandbox.ts';
import { startServer } from '../harness/startServer.ts';

/** Latency of each call to the tracker. */
export const LATENCY_MS = 300;

interface Servers {
  readonly tracker: string;
  readonly url: string;
  readonly server: Running;
}

/** Starts a server, and a sandbox that delays and caches its responses. Stops the server and the sandbox at the end. */
export async function withServer<T>(
  sandboxOptions: readonly (string | number)[],
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const sandbox = await startSandbox(['--remember', '--latency', LATENCY_MS, ...sandboxOptions]);
  const env = { JIRA_ALLOWED_HOSTS: new URL(sandbox.url).host, LOG_LEVEL: 'warn' };
  const server = await startServer({ env });
  try {
    return await work({ tracker: sandbox.url, url: server.url, server });
  } finally {
    await Promise.all([server.stop(), sandbox.stop()]);
  }
}

/** Number of calls that a sandbox has answered since they were last counted: all calls, and the calls for pages of ids. */
export async function countCalls(tracker: string): Promise<{ total: number; pages: number }> {
  const log = await (await fetch(`${tracker}/__sandbox/requests`)).text();
  await fetch(`${tracker}/__sandbox/requests`, { method: 'DELETE' });
  const pages = Number(/"POST \/rest\/api\/3\/search\/jql":(\d+)/.exec(log)?.[1] ?? 0);
  return { total: Number(/"total":(\d+)/.exec(log)?.[1] ?? 0), pages };
}
