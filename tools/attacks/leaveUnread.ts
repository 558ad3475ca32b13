import { setTimeout as wait } from 'node:timers/promises';
import { analysisRequest } from './analysisRequest.ts';
import type { Attack } from './Attack.ts';
import { openConnection } from './openConnection.ts';

const UNREAD_MS = 90_000;

/** Requests an analysis and never reads the response. */
export const leaveUnread: Attack = async (target) => {
  const { socket, closed } = await openConnection(target.port);
  socket.write(analysisRequest(target));
  const ending = await Promise.race([closed, wait(UNREAD_MS, 'kept')]);
  socket.destroy();
  return ending;
};
