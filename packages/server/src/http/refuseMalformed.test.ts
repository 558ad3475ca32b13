import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { portOf, within } from '../../test/support/harness.ts';
import { refuseMalformed } from './refuseMalformed.ts';

it('the server closes a connection without a request, even if the client keeps its own end open', async () => {
  const server = createServer({ headersTimeout: 50, connectionsCheckingInterval: 10 });
  server.on('clientError', refuseMalformed).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect({ port: portOf(server), host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.resume();
  await within(once(socket, 'end'), 'the server to close its end');
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(connections, { message: 'open connections' }).toBe(0);
});
