import { once } from 'node:events';
import { get } from 'node:http';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { portOf, startServer, within } from '../../test/support/harness.ts';
import { limitConnectionsPerClient } from './limitConnectionsPerClient.ts';

it('the server closes a third connection of a client with two open connections, but no connection of another client', async () => {
  const { server } = await startServer((_request, response) => response.end());
  limitConnectionsPerClient(server, 2);
  const port = portOf(server);
  const open = async () => {
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1').on('error', () => undefined);
    await Promise.all([accepted, once(socket, 'connect')]);
    return socket;
  };
  const statusFrom = async (localAddress: string) => {
    const [response] = await once(get({ port, host: '127.0.0.1', localAddress, agent: false }), 'response');
    return response.resume().statusCode;
  };
  const [first, , third] = [await open(), await open(), await open()];
  await within(once(third, 'close'), 'the third connection to be closed');
  await expect(statusFrom('127.0.0.1')).rejects.toThrow(/ECONNRESET|socket hang up/);
  expect(await statusFrom('127.0.0.2')).toBe(200);
  first.destroy();
  await expect.poll(() => statusFrom('127.0.0.1').catch(() => 0)).toBe(200);
});
