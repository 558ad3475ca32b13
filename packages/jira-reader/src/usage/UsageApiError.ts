import { type UsageApiFailureReason, usageApiFailureText } from '@roi-insight/report-text/failures';

/** The reason why usage cannot be read. It contains no key and no response body. */
export class UsageApiError extends Error {
  readonly reason: UsageApiFailureReason;

  constructor(reason: UsageApiFailureReason, host: string) {
    super(usageApiFailureText(reason, host));
    this.name = 'UsageApiError';
    this.reason = reason;
  }
}
