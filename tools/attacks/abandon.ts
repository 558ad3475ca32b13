import { setTimeout as wait } from 'node:timers/promises';
import { analysisRequest } from './analysisRequest.ts';
import type { Attack } from './Attack.ts';
import { openConnection } from './openConnection.ts';

/** Time in which the server starts the requested work. */
const ABANDONED_AFTER_MS = 300;

/** Sends requests on one connection and closes it without waiting for the responses. */
export function abandon(requests: readonly ('analysis' | 'download')[]): Attack {
  return async (target) => {
    const download = 'GET /dashboard.png HTTP/1.1\r\nhost: x\r\n\r\n';
    const { socket, closed } = await openConnection(target.port);
    socket.write(requests.map((kind) => (kind === 'analysis' ? analysisRequest(target) : download)).join(''));
    const ending = await Promise.race([closed, wait(ABANDONED_AFTER_MS, 'left')]);
    socket.destroy();
    return ending;
  };
}
