import type { FastifyReply } from 'fastify';
import { Failure } from './failure.ts';

/** Fires when the connection closes, or has closed, before the answer is complete. */
export function clientGone({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const check = () => {
    if (!raw.writableFinished) controller.abort(new Failure('internal', 'The client has gone away.', { status: 499 }));
  };
  if (raw.closed) check();
  raw.once('close', check);
  return controller.signal;
}
