import { RequestFailure } from '../RequestFailure.ts';

/**
 * A response with status 200 that lacks required lists or fields. It never counts as "no data": it is requested again, as after a broken connection.
 * `failure` is reported if the new request does not help.
 */
export class MalformedResponseError extends Error {
  readonly failure: RequestFailure;
  /** Bytes of the response. */
  readonly size: number;

  private constructor(failure: RequestFailure, size: number) {
    super(failure.message);
    this.name = 'MalformedResponseError';
    this.failure = failure;
    this.size = size;
  }

  /** Truncated JSON, or a compressed response that cannot be decompressed. */
  static cut(host: string, size: number): MalformedResponseError {
    return new MalformedResponseError(new RequestFailure({ reason: 'response-cut', host }), size);
  }

  /** JSON without the lists or fields that every response of the endpoint has. */
  static incomplete(host: string, size: number): MalformedResponseError {
    return new MalformedResponseError(new RequestFailure({ reason: 'response-incomplete', host }), size);
  }
}
