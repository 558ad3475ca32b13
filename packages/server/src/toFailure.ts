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

/** The code of a system's or library's error, '' without. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
