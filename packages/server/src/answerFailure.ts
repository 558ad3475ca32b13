import type { FailureCode } from '@roi-insight/contracts';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Failure } from './failure.ts';

/** What Fastify refuses by itself, in our words: its own quote the body. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is too large: at most 16 kB are read.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The request must be JSON, with Content-Type: application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request must have a JSON body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The length of the request does not fit its Content-Length.'],
};

/** Any error as the failure that is sent: nothing of an unexpected one gets out. */
export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const [status, message] = REFUSALS[codeOf(error)] ?? [];
  if (status !== undefined && message !== undefined) return new Failure('invalid-request', message, { status });
  const own = statusOf(error);
  if (own >= 400 && own < 500) return new Failure('invalid-request', 'The request cannot be read.', { status: own });
  return new Failure(
    'internal',
    'Something went wrong on the server. Try again; if it stays, tell whoever runs it the time.',
  );
}

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

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
