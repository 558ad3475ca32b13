import getPort from 'get-port';
import { type Running, startNode, untilResponding } from '../../scripts/processes.ts';

/** Latency of each call to the tracker. */
export const LATENCY_MS = 300;

interface Servers {
  readonly tracker: string;
  readonly url: string;
  readonly server: Running;
}

/** Starts a server, and a sandbox with latency that caches responses; stops both. */
export async function withServer<T>(
  sandboxOptions: readonly (string | number)[],
  work: (servers: Servers) => Promise<T>,
): Promise<T> {
  const [sandboxPort, serverPort] = [await getPort(), await getPort()];
  const tracker = `http://127.0.0.1:${sandboxPort}`;
  const url = `http://127.0.0.1:${serverPort}`;
  const sandbox = startNode([
    '--import',
    'tsx',
    'packages/jira-sandbox/src/cli.ts',
    '--remember',
    ...['--port', sandboxPort, '--latency', LATENCY_MS, ...sandboxOptions].map(String),
  ]);
  const server = startNode(['dist/server/server.js'], {
    env: { PORT: String(serverPort), JIRA_ALLOWED_HOSTS: `127.0.0.1:${sandboxPort}`, LOG_LEVEL: 'warn' },
  });
  try {
    await untilResponding(`${tracker}/rest/api/3/serverInfo`, sandbox);
    await untilResponding(`${url}/api/health`, server);
    return await work({ tracker, url, server });
  } finally {
    await Promise.all([server.stop(), sandbox.stop()]);
  }
}

/** Calls that a sandbox has answered since the last query: all, and those for pages of ids. */
export async function countCalls(tracker: string): Promise<{ total: number; pages: number }> {
  const log = await (await fetch(`${tracker}/__sandbox/requests`)).text();
  await fetch(`${tracker}/__sandbox/requests`, { method: 'DELETE' });
  const pages = Number(/"POST \/rest\/api\/3\/search\/jql":(\d+)/.exec(log)?.[1] ?? 0);
  return { total: Number(/"total":(\d+)/.exec(log)?.[1] ?? 0), pages };
}
