import type { FailureBody, FailureCode } from '@roi-insight/contracts';

/** The HTTP status of each failure, unless its details override it. */
export const FAILURE_STATUS = {
  'invalid-request': 400,
  'address-refused': 400,
  credentials: 401,
  captcha: 403,
  permission: 403,
  'project-not-found': 404,
  'nothing-to-measure': 422,
  'too-many-tickets': 422,
  'rate-limited': 429,
  internal: 500,
  'not-jira': 502,
  unreachable: 502,
  redirected: 502,
  tls: 502,
  busy: 503,
  timeout: 504,
} as const satisfies Record<FailureCode, number>;

interface FailureDetails {
  /** Overrides the code's own status. */
  readonly status?: number;
  /** Seconds after which it is worth trying again. */
  readonly retryAfterS?: number;
}

/** A failure that can be cloned. */
export interface FailureData {
  readonly code: FailureCode;
  readonly message: string;
  readonly status: number;
  readonly retryAfterS: number | undefined;
}

/** Why there is no report, in a sentence for the person at the form. It never contains a credential or an upstream body. */
export class RequestFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfterS: number | undefined;

  constructor(code: FailureCode, message: string, details: FailureDetails = {}) {
    super(message);
    this.name = 'RequestFailure';
    this.code = code;
    this.status = details.status ?? FAILURE_STATUS[code];
    this.retryAfterS = details.retryAfterS;
  }

  /** Restores a failure from its data. */
  static of({ code, message, status, retryAfterS }: FailureData): RequestFailure {
    return new RequestFailure(code, message, { status, ...(retryAfterS === undefined ? {} : { retryAfterS }) });
  }

  /** As it is sent between threads. */
  data(): FailureData {
    const { code, message, status, retryAfterS } = this;
    return { code, message, status, retryAfterS };
  }

  /** As it goes over the wire. */
  body(): FailureBody {
    return { success: false, error: this.message, code: this.code };
  }
}
