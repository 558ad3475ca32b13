import { buildSandbox, type SandboxOptions } from '@roi-insight/jira-sandbox';

/** Starts a Jira with a fault, for one test only, because other tests share the trackers of the site. */
export async function startFaultyTracker(
  fault: string,
  options: SandboxOptions = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const sandbox = buildSandbox({ ...options, faults: [fault] });
  const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  // Closes the tracker even if requests hang.
  const stop = async () => {
    sandbox.server.closeAllConnections();
    await sandbox.close();
  };
  return { url, stop };
}
