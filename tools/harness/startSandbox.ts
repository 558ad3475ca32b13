import getPort from 'get-port';
import type { Running } from '../../scripts/processes.ts';
import { startProgram } from './startProgram.ts';

/** A simulated Jira in its own process. */
export interface SandboxProcess extends Running {
  readonly url: string;
}

/** Starts the sandbox on a free port. @param options its command-line options */
export async function startSandbox(options: readonly (string | number)[]): Promise<SandboxProcess> {
  const port = await getPort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--port', port, ...options].map(String);
  const cli = ['--import', 'tsx', 'packages/jira-sandbox/src/cli.ts', ...args];
  // Both kinds of Jira support this API version.
  return { ...(await startProgram(cli, `${url}/rest/api/2/serverInfo`)), url };
}
