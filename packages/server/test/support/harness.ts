import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import {
  buildSandbox,
  CREDENTIALS,
  type ProjectSpec,
  SAMPLE_PROJECTS,
  type SandboxOptions,
} from '@roi-insight/jira-sandbox';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp, type Dependencies } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import { type TestTimers, testTimers } from '../../../jira-reader/test/testTimers.ts';

/** The present day in the tests. The generated tickets end shortly after this day. */
export const NOW = new Date('2026-02-02T12:00:00Z');

/** Only the API: while these tests run, the built app may be half written. */
export const API_ONLY = { STATIC_DIR: '/no/such/folder' } as const;

/** The default request: the sandbox's own user and a small project. */
export const REQUEST = {
  email: CREDENTIALS.email,
  api_token: CREDENTIALS.token,
  project_name: 'AUR',
  claude_adoption_date: '2025-08-25',
};

/**
 * Projects with a gain, with too little data, and with no finished ticket. They have fewer tickets than in the sample, so that tests are fast, and go on
 * until today.
 */
const PROJECTS: ProjectSpec[] = [];
for (const { closedAfter: _, ...project } of SAMPLE_PROJECTS) {
  const ticketsPerWeek = Math.min(project.ticketsPerWeek, 8);
  if (['AUR', 'DEL', 'ELM'].includes(project.key)) PROJECTS.push({ ...project, ticketsPerWeek });
}

/** The site data of an invented Jira, with only the fields that every Jira returns. */
export const SITE = {
  user: { accountId: '1', displayName: 'Jane Doe', timeZone: 'UTC' },
  statuses: [
    { id: '1', name: 'Open', statusCategory: { key: 'new' } },
    { id: '6', name: 'Closed', statusCategory: { key: 'done' } },
  ],
} as const;

/** Starts a sandbox for one test. */
export async function startSandbox(options: SandboxOptions = {}): Promise<string> {
  const sandbox = buildSandbox({ projects: PROJECTS, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox.listen({ port: 0, host: '127.0.0.1' });
}

/** Sets a fault of a running sandbox. */
export async function addFault(sandbox: string, fault: string): Promise<void> {
  await fetch(`${sandbox}/__sandbox/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ fault }),
  });
}

interface SeenRequests {
  readonly total: number;
  readonly peakConcurrency: number;
  readonly endpoints: Readonly<Record<string, number>>;
  readonly latest: readonly { readonly path: string; readonly authorization: string | null; readonly status: number }[];
}

/** The requests to the sandbox so far. */
export async function seenBy(sandbox: string): Promise<SeenRequests> {
  const response = await fetch(`${sandbox}/__sandbox/requests`);
  return JSON.parse(await response.text());
}

/** Blocks code until a test lets it continue: `opened` resolves when `open` is called. */
export function gate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => undefined as void;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A wait that takes this long, in ms, is considered stuck. */
const STUCK = 120_000;

/** The result of a promise. Rejects with `what`, the name of the awaited event, if the promise is stuck. Fake timers do not prevent this. */
export async function within<T>(promise: Promise<T>, what: string): Promise<T> {
  const guard = new AbortController();
  const stuck = wait(STUCK, undefined, { signal: guard.signal }).then(() => {
    throw new Error(`Waited for ${what} for ${STUCK / 1000} s.`);
  });
  try {
    return await Promise.race([promise, stuck]);
  } finally {
    stuck.catch(() => undefined);
    guard.abort();
  }
}

/** A plain HTTP server for responses that no sandbox sends. */
export async function startServer(listener: RequestListener): Promise<{ address: string; server: Server }> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { address: `http://127.0.0.1:${portOf(server)}`, server };
}

export function portOf(server: { address: () => AddressInfo | string | null }): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port');
  return address.port;
}

export interface RunningApp {
  readonly app: FastifyInstance;
  readonly address: string;
  /** The server's timers, unless a test replaces them. */
  readonly timers: TestTimers;
  /** All log output, as it was written. */
  readonly logged: () => string;
  /** Posts an analysis; `body` replaces parts of the usual request. */
  readonly analyze: (body: object, headers?: Record<string, string>, signal?: AbortSignal) => Promise<Response>;
}

/**
 * Starts the real server, with the loopback allowed, and with a clock and timers on which time passes only when a test
 * advances it.
 */
export async function startApp(env: Record<string, string> = {}, dependencies: Dependencies = {}): Promise<RunningApp> {
  const config = readConfig({
    ...API_ONLY,
    JIRA_ALLOWED_HOSTS: '127.0.0.1',
    RATE_LIMIT_MAX: '1000000',
    RATE_LIMIT_WINDOW_S: '86400',
    MAX_EVENT_LOOP_DELAY_MS: '0',
    MAX_RSS_MB: '0',
    ...env,
  });
  if (!config.ok) throw new Error(config.error.message);
  const lines: string[] = [];
  const timers = testTimers();
  const app = await buildApp(config.value, {
    now: () => NOW,
    timers,
    responseTimeoutMs: 0,
    logStream: { write: (line) => lines.push(line) },
    ...dependencies,
  });
  onTestFinished(async () => {
    const closed = app.close();
    timers.end();
    await within(closed, 'the server to close');
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    address,
    timers,
    logged: () => lines.join(''),
    analyze: (body, headers = {}, signal) =>
      fetch(`${address}/api/fetch-jira`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ ...REQUEST, ...body }),
        ...(signal === undefined ? {} : { signal }),
      }),
  };
}
