import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { failureOf } from '../support/responses.ts';
import { portOf, startApp } from '../support/harness.ts';

/** A port that sends these bytes to every connection. */
async function startPort(response: Buffer | string): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(response));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `http://127.0.0.1:${portOf(server)}`;
}

describe('a port that does not respond in HTTP', () => {
  it.each([
    ['an SSH server', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['a mail server', '220 mail.example.com ESMTP\r\n'],
    ['line feeds only', 'HTTP/1.1 200 OK\nContent-Length: abc\n\n'],
    ['an invalid length', 'HTTP/1.1 200 OK\r\nContent-Length: abc\r\n\r\n'],
    ['a header without a colon', 'HTTP/1.1 200 OK\r\nNonsense\r\n\r\n'],
    [
      'a broken chunk',
      'HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n{}',
    ],
    ['HTTP/2 frames', Buffer.from('0000120400000000000003000000640004001000000006', 'hex')],
  ])('leads to a failure that is no internal error: %s', async (_name, response) => {
    const { analyze, logged } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: await startPort(response) }));
    expect(failure).toMatchObject({ status: 502 });
    expect(['not-jira', 'unreachable']).toContain(failure.code);
    expect(logged()).not.toContain('unexpected error');
  });

  it('leads to a message that http:// was typed for an https port', async () => {
    const alert = Buffer.from([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x46]);
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url: await startPort(alert) }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/only accepts https\. Change http:/);
  });
});
