import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { startApp, startServer } from '../support/harness.ts';

/** Sends raw bytes and returns the whole response. */
async function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write(bytes);
  await once(socket, 'close');
  return received;
}

describe('bytes that are not an HTTP request', () => {
  it.each([
    ['no request line', 'hello\r\n\r\n', 400],
    ['a header without a colon', 'GET /api/health HTTP/1.1\r\nHost: x\r\nNonsense\r\n\r\n', 400],
    ['20 kB of headers', `GET /api/health HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('get a failure in the usual form: %s', async (_name, bytes, status) => {
    const { address } = await startApp();
    const [head = '', body = ''] = (await sendRaw(address, bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'invalid-request' });
  });
});

it('a server that is stopping responds to late requests in the usual form', async () => {
  const { app, address } = await startApp();
  const { hostname, port } = new URL(address);
  const accepted = once(app.server, 'connection');
  const socket = connect(Number(port), hostname);
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.write('GET /api/health/ready HTTP/1.1\r\nHost: x\r\n');
  await accepted;
  // Once the server has responded to another request, it has read the first half of this request.
  await fetch(`${address}/api/health`);
  const closed = app.close();
  while (app.server.listening) await new Promise(setImmediate);
  socket.write('\r\n');
  await once(socket, 'close');
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 503 /);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 'busy' });
});

it('the server logs no error of its own if a client disconnects during a stream', async () => {
  const { address: slow } = await startServer(() => undefined);
  const { app, analyze, logged } = await startApp();
  const controller = new AbortController();
  const response = await analyze({ jira_url: slow }, { accept: 'application/x-ndjson' }, controller.signal);
  expect(response.status).toBe(200);
  controller.abort();
  await app.close();
  expect(logged()).toContain('client-gone');
  expect(logged()).not.toContain('"level":50');
});
