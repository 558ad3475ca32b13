import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { portOf, within } from '../../test/support/harness.ts';
import { testTimers } from '../../../jira-reader/test/testTimers.ts';
import { limitReadTime } from './clientConnection.ts';

/** Larger than all buffers between server and client together. */
const RESPONSE = Buffer.alloc(32 * 1024 * 1024);

const TOTAL_MS = 60_000;

/** Sends a response to a client that reads nothing until the test reads. */
async function send(unreadMs: number) {
  const timers = testTimers();
  const server = createServer((_request, response) => {
    response.end(RESPONSE);
    limitReadTime({ raw: response }, timers, { unreadMs, totalMs: TOTAL_MS });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect(portOf(server), '127.0.0.1').on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  socket.pause();
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  const [, response] = await once(server, 'request');
  return { socket, timers, closed: within(once(response, 'close'), 'the response to be cut off') };
}

it('the server disconnects a client that reads nothing of its response', async () => {
  const { socket, timers, closed } = await send(100);
  await closed;
  expect(socket.bytesRead).toBeLessThan(RESPONSE.length);
  expect(timers.now()).toBe(0);
});

it('the server disconnects a client that reads only a part of its response', async () => {
  // 0 turns off the limit on the time in which the client reads nothing.
  const { socket, timers, closed } = await send(0);
  const readSome = () => {
    socket.read(65_536);
    return socket.bytesRead;
  };
  await expect.poll(readSome, { message: 'bytes read' }).toBeGreaterThan(0);
  timers.advance(TOTAL_MS - 1);
  const before = socket.bytesRead;
  await expect.poll(readSome, { message: 'bytes read just before the end' }).toBeGreaterThan(before);
  timers.advance(1);
  await closed;
  expect(socket.bytesRead).toBeLessThan(RESPONSE.length);
});
