import type { FastifyReply } from 'fastify';
import type { Timers } from '@roi-insight/jira-reader';
import { clientLeft } from '../toFailure.ts';

/** Fires when the connection closes, or has closed, before the response is complete. */
export function disconnected({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (!raw.writableFinished) controller.abort(clientLeft());
  };
  if (raw.closed) check();
  raw.once('close', check);
  return controller.signal;
}

/** Resolves when the client has read the response or has disconnected. */
export async function responseSent({ raw }: FastifyReply): Promise<void> {
  if (!raw.closed) await new Promise((resolve) => void raw.once('close', resolve));
}

/** Maximum time for reading a response. */
interface ReadTime {
  /** Maximum time in which the client reads no byte. */
  readonly unreadMs: number;
  /** Maximum time from the first byte to the last. At 2 Mbit/s, the largest response takes less. */
  readonly totalMs: number;
}

export const READ_TIME: ReadTime = { unreadMs: 20_000, totalMs: 120_000 };

/** Closes the connection if the client does not read its response in time, because an unread response takes memory. */
export function limitReadTime(
  { raw }: Pick<FastifyReply, 'raw'>,
  timers: Timers,
  { unreadMs, totalMs }: ReadTime = READ_TIME,
): void {
  if (raw.closed) return;
  raw.socket?.setTimeout(unreadMs);
  raw.once(
    'close',
    timers.after(totalMs, () => raw.destroy()),
  );
}
