import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { reportOf } from '../support/responses.ts';
import { REQUEST, type RunningApp, startApp, startSandbox, startServer, within } from '../support/harness.ts';

const ROUNDS = 100;

/** Sends raw bytes on a new connection. */
async function send(address: string, bytes: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(bytes);
  return socket;
}

function analysis(jira_url: string): string {
  const body = JSON.stringify({ ...REQUEST, jira_url });
  return `POST /api/fetch-jira HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

const download = (path: string) => `GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`;

async function analyses(address: string): Promise<number> {
  return JSON.parse(await (await fetch(`${address}/api/health`)).text()).analyses;
}

/** A server with a file that is larger than all buffers of a connection. */
async function startWithFile(): Promise<RunningApp> {
  const folder = mkdtempSync(join(tmpdir(), 'app-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'assets/large.js'), Buffer.alloc(16 * 1024 * 1024, ' '));
  return startApp({ STATIC_DIR: folder });
}

it('the server closes a connection if a second request arrives before the first response', async () => {
  const hanging = await startServer(() => undefined);
  const { address, logged } = await startApp();
  const socket = await send(address, analysis(hanging.address) + download('/api/health'));
  await within(once(socket, 'close'), 'the connection to be closed');
  expect(socket.bytesRead).toBe(0);
  await expect.poll(() => analyses(address), { message: 'analyses that hold a place' }).toBe(0);
  expect(logged()).toContain('closed a connection with several requests at a time');
});

it('the server keeps the connection open after a response, for the next request', async () => {
  const { address } = await startApp();
  const socket = await send(address, download('/api/health'));
  await once(socket, 'data');
  socket.write(download('/api/health'));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1\.1 200 /);
  socket.destroy();
});

it('the server frees the places of analyses that a client requests together and abandons', async () => {
  const hanging = await startServer(() => undefined);
  const jira_url = await startSandbox();
  const { address, analyze } = await startApp();
  for (let round = 0; round < ROUNDS; round += 1) {
    const socket = await send(address, analysis(hanging.address).repeat(5));
    socket.destroy();
  }
  await expect.poll(() => analyses(address), { message: 'analyses that hold a place' }).toBe(0);
  expect((await reportOf(await analyze({ jira_url }))).success).toBe(true);
});

const FILE = download('/assets/large.js');

describe.runIf(process.platform === 'linux')('a server whose client abandons downloads', () => {
  it.each([
    ['alone', FILE],
    ['together', FILE.repeat(5)],
    ['after a request that is answered before any hook', download('/%') + FILE],
    ['after a request that Node answers itself', `GET / HTTP/1.1\r\nhost: x\r\nexpect: y\r\n\r\n${FILE}`],
  ])('leaves no file open if the downloads are requested %s', async (_name, bytes) => {
    const { address } = await startWithFile();
    const openFiles = () => readdirSync('/proc/self/fd').length;
    await (await fetch(`${address}/assets/large.js`)).arrayBuffer();
    const before = openFiles();
    for (let round = 0; round < ROUNDS; round += 1) {
      const socket = await send(address, bytes);
      // In some rounds, the connection ends before the server has opened the file; in others, while the server sends the file.
      if (round % 2 === 0) await Promise.race([once(socket, 'data'), once(socket, 'close')]);
      socket.destroy();
    }
    await expect.poll(openFiles, { message: 'open files' }).toBeLessThanOrEqual(before);
  });
});
