import { codeOf, RequestFailure } from '@roi-insight/jira-reader';

/** Messages for Fastify's own refusals: Fastify's messages quote the body. */
const REFUSALS: Readonly<Record<string, readonly [status: number, message: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The request is too large: the limit is 256 kB.'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, 'The request must be JSON, with Content-Type: application/json.'],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The request must have a JSON body.'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The request body is not valid JSON.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The length of the request does not match its Content-Length.'],
};

/** The client closed the connection before the response was complete. */
export const clientLeft = () => new RequestFailure('internal', 'The client has gone away.', { status: 499 });

/** Converts any error to the failure that is sent; details of unexpected errors are never sent. */
export function toFailure(error: unknown): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return clientLeft();
  const [status, message] = REFUSALS[codeOf(error)] ?? [];
  if (status !== undefined && message !== undefined) return new RequestFailure('invalid-request', message, { status });
  const own = statusOf(error);
  if (own >= 400 && own < 500)
    return new RequestFailure('invalid-request', 'The request cannot be read.', { status: own });
  return new RequestFailure(
    'internal',
    'Something went wrong on the server. Try again. If it keeps happening, tell the operator of the server when it happened.',
  );
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
