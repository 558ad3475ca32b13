import { freePort, type Running, startNode, untilAnswers } from '../../../scripts/processes.ts';

/** A running product: its server, and the trackers that it may reach. */
export interface Site {
  readonly url: string;
  /** A Jira Cloud with generated tickets. */
  readonly cloud: string;
  /** A Jira Data Center with the same tickets, under a context path. */
  readonly dataCenter: string;
  /** What the server wrote so far. */
  readonly serverLog: () => string;
  readonly stop: () => Promise<void>;
}

export interface Sandbox {
  readonly url: string;
  readonly process: Running;
}

/** Starts a sandbox with the options of its command line. */
export async function startSandbox(...options: string[]): Promise<Sandbox> {
  const port = await freePort();
  const process = startNode([
    '--import',
    'tsx',
    'packages/jira-sandbox/src/cli.ts',
    '--port',
    String(port),
    ...options,
  ]);
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(url, process);
  return { url, process };
}

/** Starts the built server between the given sandboxes. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<Sandbox> {
  const port = await freePort();
  const process = startNode(['dist/server/server.js'], {
    env: { PORT: String(port), HOST: '127.0.0.1', RATE_LIMIT_MAX: '100000', LOG_LEVEL: 'debug', ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilAnswers(`${url}/api/health`, process);
  return { url, process };
}

/** Starts everything that a browser test needs. */
export async function startSite(): Promise<Site> {
  const [cloud, dataCenter] = await Promise.all([
    startSandbox('--mode', 'cloud'),
    startSandbox('--mode', 'data-center', '--context-path', '/jira'),
  ]);
  const server = await startServer({
    JIRA_ALLOWED_HOSTS: [cloud.url, dataCenter.url].map((url) => new URL(url).host).join(','),
    SAMPLE_TRACKER_URL: cloud.url,
    // Where a token with scopes would be tried: nothing leaves this machine.
    GATEWAY_URL: cloud.url,
  });
  return {
    url: server.url,
    cloud: cloud.url,
    dataCenter: `${dataCenter.url}/jira`,
    serverLog: server.process.output,
    stop: async () => {
      await Promise.all([server, cloud, dataCenter].map(({ process }) => process.stop()));
    },
  };
}
