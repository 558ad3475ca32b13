import { connect, type Socket } from 'node:net';

/** A connection that the client leaves open, and a promise that resolves when the server closes it. */
export interface Connection {
  readonly socket: Socket;
  readonly closed: Promise<'closed'>;
}

export async function openConnection(port: number, localAddress?: string): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', localAddress, allowHalfOpen: true });
  const connected = new Promise<void>((resolve) => void socket.once('connect', () => resolve()));
  const closed = new Promise<'closed'>((resolve) => {
    for (const event of ['end', 'close', 'error']) socket.once(event, () => resolve('closed'));
  });
  socket.on('error', () => undefined);
  await Promise.race([connected, closed]);
  return { socket, closed };
}
