import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NDJSON } from '@roi-insight/contracts';
import getPort from 'get-port';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { API_ONLY, gate, REQUEST, startSandbox } from '../support/harness.ts';
import { proxyOf } from '../support/organization.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** The folder of the built server, inside the project so that its files find their dependencies. */
const BUILT = join(ROOT, 'dist/server-under-test');

beforeAll(async () => {
  await build({ configFile: join(ROOT, 'vite.server.config.ts'), logLevel: 'error', build: { outDir: BUILT } });
});
afterAll(() => rmSync(BUILT, { recursive: true }));

/** Only the API, with limits that even a slow machine does not reach. */
const SETTINGS = {
  ...API_ONLY,
  ANALYSIS_TIMEOUT_S: '3600',
  SHUTDOWN_TIMEOUT_S: '3600',
  MAX_EVENT_LOOP_DELAY_MS: '0',
} as const;

interface ServerProcess {
  readonly child: ChildProcess;
  readonly output: () => string;
}

/** A process of the server, whose log goes to this file. */
function spawnServer(env: Record<string, string>, log: number | 'pipe' = 'pipe'): ChildProcess {
  const child = spawn(process.execPath, [join(BUILT, 'server.js')], {
    cwd: ROOT,
    env: { ...process.env, ...SETTINGS, ...env },
    stdio: ['ignore', log, log === 'pipe' ? 'pipe' : 'ignore'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

function startProcess(env: Record<string, string>): ServerProcess {
  const child = spawnServer({ PORT: '0', ...env });
  let output = '';
  child.stdout?.on('data', (chunk) => (output += String(chunk)));
  child.stderr?.on('data', (chunk) => (output += String(chunk)));
  return { child, output: () => output };
}

async function addressOf({ output }: ServerProcess): Promise<string> {
  await expect.poll(output).toMatch(/listening at http:\/\/127\.0\.0\.1:\d+/);
  return /listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(output())?.[1] ?? '';
}

function post(address: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${address}/api/fetch-jira`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...REQUEST, ...body }),
  });
}

describe('the built server', () => {
  it('does not start if a setting is invalid, and names the setting in one line', async () => {
    const { child, output } = startProcess({ PORT: '80a' });
    const [code] = await once(child, 'exit');
    expect(code).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    expect(output()).toContain('PORT must be a whole number from 0 to 65535');
  });

  it('sends reports and failures, responds to probes while workers analyze, then stops on a signal', async () => {
    const jira_url = await startSandbox();
    const running = startProcess({ JIRA_ALLOWED_HOSTS: '127.0.0.1', ANALYSIS_THREADS: '2', HOST: '127.0.0.1' });
    const address = await addressOf(running);
    const [report, failure, stream, health] = await Promise.all([
      post(address, { jira_url }).then(reportOf),
      post(address, { jira_url, project_name: 'nowhere' }).then(failureOf),
      post(address, { jira_url, project_name: 'DEL' }, { accept: NDJSON }).then((response) => response.text()),
      fetch(`${address}/api/health`).then((response) => response.status),
    ]);
    expect(report.provenance?.funnel.analysed).toBeGreaterThan(0);
    expect(failure).toMatchObject({ status: 404, code: 'project-not-found' });
    expect(stream).toMatch(/^\{"progress":\{"stage":"connecting".*"stage":"reading".*\{"success":true/s);
    expect(health).toBe(200);
    // The output of a process may arrive after its response.
    await expect.poll(running.output).toMatch(/"outcome":"report","tracker":"cloud","calls":\d\d?,/);

    running.child.kill('SIGTERM');
    const [code] = await once(running.child, 'exit');
    expect(code).toBe(0);
    expect(running.output()).not.toContain(REQUEST.api_token);
  });

  it('lets a running analysis finish when the server is stopped', async () => {
    const { opened, open } = gate();
    const { address: jira_url } = await proxyOf(await startSandbox(), () => opened);
    const running = startProcess({ JIRA_ALLOWED_HOSTS: '127.0.0.1', HOST: '127.0.0.1' });
    const address = await addressOf(running);
    const response = post(address, { jira_url });
    await expect.poll(async () => (await fetch(`${address}/api/health`)).text()).toContain('"analyses":1');
    running.child.kill('SIGTERM');
    await expect.poll(running.output).toContain('stopping');
    open();
    const [[code], report] = await Promise.all([once(running.child, 'exit'), response.then(reportOf)]);
    expect(code).toBe(0);
    expect(report.success).toBe(true);
  });

  it('responds to requests, and stops as usual, even if its log cannot be written', async () => {
    const full = openSync('/dev/full', 'w');
    const port = await getPort();
    const child = spawnServer({ PORT: String(port), HOST: '127.0.0.1' }, full);
    closeSync(full);
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${address}/api/health`)).toBe(200);
    expect((await post(address, { jira_url: 'nonsense' })).status).toBe(400);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('responds to requests, and stops as usual, even if its log is not read', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'log-'));
    execFileSync('mkfifo', [join(folder, 'pipe')]);
    const pipe = openSync(join(folder, 'pipe'), 'r+');
    const port = await getPort();
    const child = spawnServer({ PORT: String(port), HOST: '127.0.0.1' }, pipe);
    onTestFinished(() => {
      closeSync(pipe);
      rmSync(folder, { recursive: true });
    });
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${address}/api/health`)).toBe(200);
    // A pipe holds 64 kB. Each request below logs a line of 100 bytes.
    for (let batch = 0; batch < 16; batch += 1) {
      const statuses = Array.from({ length: 50 }, () => statusOf(`${address}/api/health`));
      expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    }
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('survives more connections than it may open files, and answers probes and other clients meanwhile', async () => {
    const command = `ulimit -n 64; exec '${process.execPath}' '${join(BUILT, 'server.js')}'`;
    const [port, monitoringPort] = [await getPort(), await getPort()];
    const child = spawn('sh', ['-c', command], {
      cwd: ROOT,
      env: { ...process.env, ...SETTINGS, PORT: String(port), METRICS_PORT: String(monitoringPort), HOST: '127.0.0.1' },
      stdio: 'ignore',
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const address = `http://127.0.0.1:${port}`;
    await expect.poll(() => statusOf(`${address}/api/health`)).toBe(200);
    let closed = 0;
    const idle = Array.from({ length: 80 }, () => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      return socket.once('close', () => (closed += 1));
    });
    await expect.poll(() => closed, { message: 'closed connections' }).toBeGreaterThanOrEqual(40);
    expect(await newConnection(port, '127.0.0.1')).toBe(0);
    expect(await newConnection(port, '127.0.0.2')).toBe(200);
    expect(await newConnection(monitoringPort, '127.0.0.1')).toBe(200);
    for (const socket of idle) socket.destroy();
    await expect.poll(() => statusOf(`${address}/api/health`)).toBe(200);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });
});

/** Status of a response; 0 if there is none. */
function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    async (response) => (await response.text(), response.status),
    () => 0,
  );
}

/** Status of the liveness probe on a connection of its own, from this address; 0 if there is no response. */
async function newConnection(port: number, localAddress: string): Promise<number> {
  const request = get({ port, host: '127.0.0.1', localAddress, path: '/api/health', agent: false });
  return once(request, 'response').then(
    ([response]) => response.resume().statusCode,
    () => 0,
  );
}
