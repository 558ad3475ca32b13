import { RequestFailure } from '../requestFailure.ts';

/**
 * An answer with status 200 that lacks what it must hold. Never taken for "no data": it is asked for again like a broken
 * connection, and what the person at the form gets to read when that does not help is `failure`.
 */
export class BrokenAnswerError extends Error {
  readonly failure: RequestFailure;
  /** Bytes of the answer. */
  readonly size: number;

  private constructor(failure: RequestFailure, size: number) {
    super(failure.message);
    this.name = 'BrokenAnswerError';
    this.failure = failure;
    this.size = size;
  }

  /** JSON that breaks off, or a packed answer that cannot be unpacked. */
  static cut(host: string, size: number): BrokenAnswerError {
    return new BrokenAnswerError(
      new RequestFailure(
        'not-jira',
        `${host} sent an answer that breaks off or is no valid JSON. Try again; if it stays, a proxy in between may cut answers.`,
      ),
      size,
    );
  }

  /** JSON without the lists or fields that every answer of this kind has. */
  static incomplete(host: string, size: number): BrokenAnswerError {
    return new BrokenAnswerError(
      new RequestFailure(
        'not-jira',
        `${host} kept sending answers without the data that a Jira's must have, so that there is no complete report. ` +
          'Try again later; if it stays, check that this is the address of your Jira, and what stands between it and this server.',
      ),
      size,
    );
  }
}
