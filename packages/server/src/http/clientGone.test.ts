import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { portOf } from '../../test/harness.ts';
import { limitReadTime } from './clientGone.ts';

/** More than all buffers between server and client. */
const ANSWER = Buffer.alloc(32 * 1024 * 1024);

/** Sends the answer to a client that reads nothing, or a little now and then, until the connection closes. Returns the bytes read. */
async function send(reads: boolean, limits: Parameters<typeof limitReadTime>[1]): Promise<number> {
  const server = createServer((_request, response) => {
    response.end(ANSWER);
    limitReadTime({ raw: response }, limits);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  const timer = setInterval(() => reads && socket.read(65_536), 20);
  onTestFinished(() => {
    clearInterval(timer);
    socket.destroy();
    server.close();
  });
  const [, response] = await once(server, 'request');
  await once(response, 'close');
  return socket.bytesRead;
}

it('cuts a client off that reads nothing of its answer', async () => {
  const started = performance.now();
  const bytes = await send(false, { unreadMs: 300, totalMs: 60_000 });
  expect(bytes).toBeLessThan(ANSWER.length);
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('cuts a client off that never gets to the end of its answer', async () => {
  const bytes = await send(true, { unreadMs: 60_000, totalMs: 500 });
  expect(bytes).toBeLessThan(ANSWER.length);
});
