import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './Attack.ts';
import { type Connection, openConnection } from './openConnection.ts';

/** Nearly as many connections as one client may have, opened in groups, as the attack runs on the machine of the server. */
const CONNECTIONS = 1000;
const GROUP = 50;
const ADDRESSES = ['/api/nothing', '/api/fetch-jira', '/api/plan', '/api/health'];
const DECLARED_BYTES = 2_090_000;
/** All but the end, for which the server would have to wait. */
const SENT = Buffer.alloc(2_000_000, ' ');
const HELD_MS = 3000;
let turn = 0;

/** Sends large bodies to one address, on as many connections as possible, and leaves before their ends. */
export const abandonBodies: Attack = async ({ port, client }) => {
  const address = ADDRESSES[turn % ADDRESSES.length] ?? '';
  turn += 1;
  const headers = `host: x\r\ncontent-type: application/json\r\ncontent-length: ${DECLARED_BYTES}\r\n`;
  const head = `POST ${address} HTTP/1.1\r\n${headers}\r\n`;
  const held: Connection[] = [];
  while (held.length < CONNECTIONS) {
    const group = await Promise.all(Array.from({ length: GROUP }, () => openConnection(port, client)));
    for (const { socket } of group) {
      socket.resume();
      socket.write(head);
      socket.write(SENT);
    }
    held.push(...group);
  }
  await wait(HELD_MS);
  for (const { socket } of held) socket.destroy();
  return 'left';
};
