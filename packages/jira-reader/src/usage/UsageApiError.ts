import { type UsageApiFailureReason, usageApiFailureText } from '@roi-insight/report-text/failures';

/** Why usage cannot be read. Contains no key, and no body of a response. */
export class UsageApiError extends Error {
  readonly reason: UsageApiFailureReason;

  constructor(reason: UsageApiFailureReason, host: string) {
    super(usageApiFailureText(reason, host));
    this.name = 'UsageApiError';
    this.reason = reason;
  }
}
