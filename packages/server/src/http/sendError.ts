import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf, RequestFailure } from '@roi-insight/jira-reader';
import { toFailure } from '../toFailure.ts';

/** A larger body that was not read is cut off with its connection: reading it only to drop it would take time. */
const MAX_DROPPED_BYTES = 64 * 1024;

/** Fastify's error handler. */
export function sendError(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = toFailure(error, request.routeOptions.bodyLimit);
  if (failure.code === 'internal' && failure.status !== 499) logUnexpected(request, error);
  if (failure.retryAfterS !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfterS));
  if (request.body === undefined && declaredBytes(request) > MAX_DROPPED_BYTES)
    void reply.header('connection', 'close');
  return reply.code(failure.status).send(failure.body());
}

/** The size of the body; infinite if the client does not declare it. */
function declaredBytes({ headers }: FastifyRequest): number {
  return Number(headers['content-length'] ?? (headers['transfer-encoding'] === undefined ? 0 : Infinity));
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
