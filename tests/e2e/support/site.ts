import { openSync } from 'node:fs';
import { join } from 'node:path';
import getPort from 'get-port';
import { root, type Running, startNode, untilResponding } from '../../../scripts/processes.ts';

/** A running product: its server and the trackers that the server may read. */
export interface Site {
  readonly url: string;
  /** A Jira Cloud with generated tickets. */
  readonly cloud: string;
  /** A Jira Data Center with the same tickets, under a context path. */
  readonly dataCenter: string;
  /** The file that the server writes its log to. */
  readonly logFile: string;
}

/** A Node option that sets the same date in every run, so that reports of the sample are the same. */
const CLOCK = '--import=./tests/e2e/support/siteClock.mjs';

interface Started {
  readonly url: string;
  readonly process: Running;
}

/** Starts a sandbox with these command-line options. */
export const startSandbox = async (...options: string[]): Promise<Started> =>
  startSandboxAt(await getPort(), ...options);

/** Starts a sandbox on this port, with these command-line options. */
export async function startSandboxAt(port: number, ...options: string[]): Promise<Started> {
  const cli = 'packages/jira-sandbox/src/cli.ts';
  const process = startNode([CLOCK, '--import=tsx', cli, '--port', String(port), ...options]);
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(url, process);
  return { url, process };
}

/** Starts the built server, which may read trackers on this machine. */
export async function startServer(
  env: Readonly<Record<string, string>>,
  output: 'pipe' | number = 'pipe',
): Promise<Started> {
  const port = env.PORT ?? String(await getPort());
  const process = startNode([CLOCK, 'dist/server/server.js'], {
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      JIRA_ALLOWED_HOSTS: '127.0.0.1',
      RATE_LIMIT_MAX: '100000',
      LOG_LEVEL: 'debug',
      // On a busy machine, analyses must not be refused or ended early.
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_RSS_MB: '0',
      ANALYSIS_TIMEOUT_S: '600',
      ...env,
    },
    output,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilResponding(`${url}/api/health`, process);
  return { url, process };
}

/** Starts all processes of the browser tests. */
export async function startSite(): Promise<{ readonly site: Site; readonly stop: () => Promise<void> }> {
  const [cloud, dataCenter] = await Promise.all([
    startSandbox('--mode', 'cloud'),
    startSandbox('--mode', 'data-center', '--context-path', '/jira'),
  ]);
  const logFile = join(root, 'reports/e2e-server.log');
  const env = {
    SAMPLE_TRACKER_URL: cloud.url,
    // Replaces the gateway for scoped tokens, so that no request leaves this machine.
    GATEWAY_URL: cloud.url,
  };
  const server = await startServer(env, openSync(logFile, 'w'));
  return {
    site: { url: server.url, cloud: cloud.url, dataCenter: `${dataCenter.url}/jira`, logFile },
    stop: async () => {
      await Promise.all([server, cloud, dataCenter].map(({ process }) => process.stop()));
    },
  };
}
