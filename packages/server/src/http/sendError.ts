import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, RequestFailure } from '@roi-insight/jira-reader';
import { toFailure } from '../toFailure.ts';

/** Fastify's error handler. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error);
  if (failure.code === 'internal' && failure.status !== 499) logUnexpected(request, error);
  if (failure.retryAfterS !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfterS));
  return reply.code(failure.status).send(failure.body());
}

/** Logs the origin of an unexpected error without its message, which might quote user data. */
export function logUnexpected(request: FastifyRequest, error: unknown): void {
  if (error instanceof RequestFailure) return;
  const frames = error instanceof Error ? (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line)) : [];
  request.log.error(
    { errorName: error instanceof Error ? error.name : typeof error, errorCode: codeOf(error), frames },
    'unexpected error',
  );
}
