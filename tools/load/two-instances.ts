import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import getPort from 'get-port';
import { postAnalysis } from '../harness/postAnalysis.ts';
import { startSandbox } from '../harness/startSandbox.ts';
import { startServer } from '../harness/startServer.ts';

/**
 * `npm run two-instances`: checks that two servers behind nginx share one rate limit through Redis. Then sends the same
 * requests without Redis, as a control. Everything runs on the loopback interface and is removed at the end.
 */
const LIMIT = 10;
const REQUESTS = 30;

installMissing();
const folder = mkdtempSync(join(tmpdir(), 'two-instances-'));
const stops: (() => Promise<unknown>)[] = [];
try {
  const redisPort = await getPort();
  startTool('redis-server', ['--port', redisPort, '--bind', '127.0.0.1', '--save', '', '--dir', folder].map(String));
  await untilOpen(redisPort);
  const sandbox = await startSandbox([]);
  stops.push(sandbox.stop);

  const shared = await tryLimit(sandbox.url, `redis://127.0.0.1:${redisPort}`);
  const separate = await tryLimit(sandbox.url, '');
  console.log(`${REQUESTS} analyses from one address, ${LIMIT} allowed per minute, answers by instance and status:`);
  console.table({ 'shared Redis': shared.answers, 'no Redis': separate.answers });
  const works = shared.allowed === LIMIT && separate.allowed === 2 * LIMIT && shared.instances === 2;
  console.log(
    works ? 'The instances share the limit through Redis, and only through Redis.' : 'The limit is NOT shared.',
  );
  process.exitCode = works ? 0 : 1;
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(folder, { recursive: true });
}

interface Outcome {
  readonly answers: Readonly<Record<string, number>>;
  readonly allowed: number;
  readonly instances: number;
}

async function tryLimit(tracker: string, redisUrl: string): Promise<Outcome> {
  const ports: number[] = [];
  const env = {
    REDIS_URL: redisUrl,
    RATE_LIMIT_MAX: String(LIMIT),
    TRUST_PROXY: '127.0.0.1',
    JIRA_ALLOWED_HOSTS: new URL(tracker).host,
    LOG_LEVEL: 'warn',
  };
  for (let instance = 0; instance < 2; instance += 1) {
    const server = await startServer({ env });
    stops.push(server.stop);
    ports.push(server.port);
  }
  const nginxPort = await getPort();
  const configuration = join(folder, `nginx-${nginxPort}.conf`);
  writeFileSync(configuration, nginxConfiguration(nginxPort, ports));
  startTool('nginx', ['-p', folder, '-c', configuration]);
  await untilOpen(nginxPort);
  return ask(`http://127.0.0.1:${nginxPort}`, tracker, ports);
}

async function ask(server: string, tracker: string, ports: readonly number[]): Promise<Outcome> {
  const answers: Record<string, number> = {};
  let allowed = 0;
  const instances = new Set<number>();
  for (let request = 0; request < REQUESTS; request += 1) {
    // A forged X-Forwarded-For must not give a client a separate limit.
    const headers = { 'x-forwarded-for': `203.0.113.${request}` };
    const response = await postAnalysis(server, tracker, 'DEL', { headers });
    await response.text();
    const port = Number(response.headers.get('x-instance')?.split(':')[1]);
    instances.add(port);
    if (response.status === 200) allowed += 1;
    const answer = `instance ${ports.indexOf(port) + 1}: ${response.status}`;
    answers[answer] = (answers[answer] ?? 0) + 1;
  }
  return { answers, allowed, instances: instances.size };
}

function nginxConfiguration(port: number, instances: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${folder}/${name};`,
  );
  return `daemon off;
worker_processes 1;
pid ${folder}/nginx-${port}.pid;
error_log stderr warn;
events {}
http {
  access_log off;
${temporary.join('\n')}
  upstream instances {
${instances.map((instance) => `    server 127.0.0.1:${instance};`).join('\n')}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://instances;
      proxy_read_timeout 60s;
      proxy_buffering off;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      add_header X-Instance $upstream_addr always;
    }
  }
}
`;
}

/** Installs the Debian packages of missing programs. */
function installMissing(): void {
  const missing = [
    { program: 'nginx', name: 'nginx-light' },
    { program: 'redis-server', name: 'redis-server' },
  ].filter(({ program }) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
  if (missing.length === 0) return;
  const names = missing.map(({ name }) => name);
  if (process.getuid?.() !== 0) throw new Error(`Install ${names.join(' and ')} first, or run this as root on Debian.`);
  // RUNLEVEL=1 keeps the packages from starting services of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...names]]) {
    const { status } = spawnSync('apt-get', ['-qq', ...args], { stdio: 'inherit', env });
    if (status !== 0) throw new Error(`apt-get ${args[0]} failed.`);
  }
}

function startTool(program: string, args: readonly string[]): void {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  stops.push(() => {
    child.kill('SIGTERM');
    return ended;
  });
}

async function untilOpen(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.once('error', () => resolve(false)).once('connect', () => socket.destroy());
    });
    if (open) return;
    await wait(100);
  }
  throw new Error(`Nothing listens on port ${port}.`);
}
