import type { FailureCode } from '@roi-insight/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from './failure.ts';
import { codeOf, toFailure } from './toFailure.ts';

/** Fastify's error handler. */
export function answerFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  logFailure(request, failure, error);
  if (failure.retryAfterS !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfterS));
  return reply.code(failure.status).send(failure.body());
}

/** Logs the code, and where an unexpected error came from: its message might quote what it choked on. */
export function logFailure(request: FastifyRequest, failure: Failure, error: unknown): void {
  const code: FailureCode = failure.code;
  if (code !== 'internal') return;
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  request.log.error(
    { errorName: error instanceof Error ? error.name : typeof error, errorCode: codeOf(error), frames },
    'unexpected error',
  );
}
