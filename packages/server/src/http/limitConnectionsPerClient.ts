import type { Server } from 'node:http';
import { rateLimitKey } from './rateLimitKey.ts';

/** Closes new connections of a client that already has `max`. Clients are distinguished as for the rate limit. */
export function limitConnectionsPerClient(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = rateLimitKey(socket.remoteAddress ?? '');
    const others = open.get(client) ?? 0;
    if (others >= max) return void socket.destroy();
    open.set(client, others + 1);
    socket.once('close', () => {
      const left = (open.get(client) ?? 0) - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
  });
}
