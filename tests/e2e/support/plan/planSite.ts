import getPort from 'get-port';
import { startSandboxAt, startServer } from '../site.ts';

/** A server whose clock can be moved, and the tracker of a pilot. */
export interface PlanSite {
  readonly url: string;
  readonly tracker: string;
  /** Sets the tracker's clock, and restarts the server at that time. */
  readonly setClock: (now: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a pilot with eight teams. The server starts with the first `setClock`.
 * @param trackerPort used if it is free; 0 means any port. The draw depends on the tracker's address, so the same port
 * gives the same order in every run.
 */
export async function startPlanSite(trackerPort: number): Promise<PlanSite> {
  const sandbox = await startSandboxAt(await getPort({ port: trackerPort }), '--pilot', 'to-plan');
  const port = String(await getPort());
  let server: Awaited<ReturnType<typeof startServer>> | null = null;
  return {
    url: `http://127.0.0.1:${port}`,
    tracker: sandbox.url,
    setClock: async (now) => {
      await tell(`${sandbox.url}/__sandbox/clock`, { now });
      await server?.process.stop();
      server = await startServer({ PORT: port, SAMPLE_TRACKER_URL: sandbox.url, SITE_CLOCK: now });
    },
    stop: async () => {
      await Promise.all([server?.process.stop(), sandbox.process.stop()]);
    },
  };
}

/** Writes an issue into the tracker. @param created the time with an offset, as in Jira */
export const writeIssue = ({ tracker }: PlanSite, key: string, created: string, description: string) =>
  tell(`${tracker}/__sandbox/issues`, { key, created, summary: 'Pilot plan', description });

/** Lets a team start on the Monday `date`. From then on, its work takes the share `effect` of the time that it took before. */
export const startTeam = ({ tracker }: PlanSite, project: string, date: string, effect: number) =>
  tell(`${tracker}/__sandbox/starts`, { project, date, effect });

async function tell(url: string, body: object): Promise<void> {
  const { ok, status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!ok) throw new Error(`${url}: ${status}`);
}
