import type { FailureBody, FailureCode } from '@roi-insight/contracts';
import {
  createFormats,
  type Failure,
  failureCode,
  failureStatus,
  failureText,
} from '@roi-insight/report-text/failures';

/** The default notation, because the server does not know the notation of the page. The page writes the sentence again in its own notation. */
const formats = createFormats({ currency: 'USD', locale: 'en-US' });

interface FailureDetails {
  /** Overrides the status of the failure. */
  readonly status?: number;
  /** Seconds until a retry makes sense. */
  readonly retryAfterS?: number;
}

/** The data of a failure, which can be cloned. */
export interface FailureData {
  readonly failure: Failure;
  readonly details: FailureDetails;
}

/** The reason why there is no report. It contains no credential and no response body from Jira. */
export class RequestFailure extends Error {
  readonly failure: Failure;
  readonly #details: FailureDetails;

  constructor(failure: Failure, details: FailureDetails = {}) {
    super(failureText(formats, failure));
    this.name = 'RequestFailure';
    this.failure = failure;
    this.#details = details;
  }

  /** Restores a failure from its data. */
  static of({ failure, details }: FailureData): RequestFailure {
    return new RequestFailure(failure, details);
  }

  get code(): FailureCode {
    return failureCode(this.failure.reason);
  }

  get status(): number {
    return this.#details.status ?? failureStatus(this.failure.reason);
  }

  get retryAfterS(): number | undefined {
    return this.#details.retryAfterS;
  }

  /** The data to send between threads. */
  data(): FailureData {
    return { failure: this.failure, details: this.#details };
  }

  /** The response body that is sent to the client. */
  body(): FailureBody {
    const { reason, ...params } = this.failure;
    return { success: false, error: this.message, code: this.code, reason, params };
  }
}
