import { codeOf, type Failure, RequestFailure } from '@roi-insight/jira-reader';

/** Fastify's own errors for invalid bodies, whose messages quote the body. */
const REFUSALS: Readonly<Record<string, Failure>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { reason: 'body-not-json' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { reason: 'body-missing' },
  FST_ERR_CTP_INVALID_JSON_BODY: { reason: 'body-invalid-json' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { reason: 'body-length-mismatch' },
};

/** The failure if the client closed the connection before the response was complete. */
export const clientLeft = () => new RequestFailure({ reason: 'client-disconnected' });

/**
 * Converts any error to the failure that is sent; details of unexpected errors are never sent.
 * @param bodyLimit maximum number of bytes of the request's body
 */
export function toFailure(error: unknown, bodyLimit = 0): RequestFailure {
  if (error instanceof RequestFailure) return error;
  if (codeOf(error) === 'ERR_STREAM_PREMATURE_CLOSE') return clientLeft();
  if (codeOf(error) === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new RequestFailure({ reason: 'body-too-large', kilobytes: Math.floor(bodyLimit / 1024) });
  const refusal = REFUSALS[codeOf(error)];
  if (refusal !== undefined) return new RequestFailure(refusal);
  const own = statusOf(error);
  if (own >= 400 && own < 500) return new RequestFailure({ reason: 'unreadable-request' }, { status: own });
  return new RequestFailure({ reason: 'internal' });
}

function statusOf(error: unknown): number {
  return error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500;
}
