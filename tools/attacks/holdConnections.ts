import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './Attack.ts';
import { openConnection } from './openConnection.ts';

/** More connections than the server accepts. */
const CONNECTIONS = 2100;
const HELD_MS = 30_000;

/** Opens connections without sending anything. */
export const holdConnections: Attack = async ({ port, client }) => {
  const held = await Promise.all(Array.from({ length: CONNECTIONS }, () => openConnection(port, client)));
  // The client notices when the server closes a connection, but does not close its own end.
  for (const { socket } of held) socket.resume();
  const ending = await Promise.race([Promise.all(held.map(({ closed }) => closed)), wait(HELD_MS, 'kept')]);
  for (const { socket } of held) socket.destroy();
  return ending === 'kept' ? 'kept' : 'closed';
};
