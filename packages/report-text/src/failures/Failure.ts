import type { FailureCode } from '@roi-insight/contracts';
import { ValidationError } from 'yup';
import type { Formats } from '../format/index.ts';
import { analysisFailures } from './analysisFailures.ts';
import { connectionFailures } from './connectionFailures.ts';
import type { FailureDefinition } from './defineFailure.ts';
import { jiraFailures } from './jiraFailures.ts';
import { registrationFailures } from './registrationFailures.ts';
import { serverFailures } from './serverFailures.ts';
import type { SubmissionFailure } from './SubmissionFailure.ts';

const FAILURES = {
  ...connectionFailures,
  ...jiraFailures,
  ...analysisFailures,
  ...registrationFailures,
  ...serverFailures,
};

/** The exact reason of a failure. */
export type FailureReason = keyof typeof FAILURES;

/** The parameters of each reason. */
export type FailureParams = { [Reason in FailureReason]: Parameters<(typeof FAILURES)[Reason]['sentence']>[0] };

/** A failure as data: a reason and the parameters of its sentence. */
export type Failure = { [Reason in FailureReason]: FailureOf<Reason> }[FailureReason];

type FailureOf<Reason extends FailureReason> = { readonly reason: Reason } & FailureParams[Reason];

const catalog: { readonly [Reason in FailureReason]: FailureDefinition<FailureParams[Reason]> } = FAILURES;

/** The HTTP status of each code; a reason can have a status of its own. */
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

export const failureCode = (reason: FailureReason): FailureCode => catalog[reason].code;

export const failureStatus = (reason: FailureReason): number =>
  catalog[reason].status ?? FAILURE_STATUS[failureCode(reason)];

/** The failure in a sentence. */
export function failureText<Reason extends FailureReason>(formats: Formats, failure: FailureOf<Reason>): string {
  const { reason }: { readonly reason: Reason } = failure;
  return catalog[reason].sentence(failure, formats);
}

/**
 * The sentence of a failure that was received, in the notation of the page; null if this version does not know the
 * reason, if parameters are missing, or if the sentence would be empty.
 */
export function receivedFailureText(formats: Formats, reason: unknown, params: unknown): string | null {
  return isFailureReason(reason) ? textOf(formats, reason, params) : null;
}

/** The parameters of a received failure; null if it has another reason, or if they cannot be read. */
export function receivedParams<Reason extends FailureReason>(
  failure: SubmissionFailure,
  reason: Reason,
): FailureParams[Reason] | null {
  return failure.kind === 'server' && failure.reason === reason ? paramsOf(reason, failure.params) : null;
}

function textOf<Reason extends FailureReason>(formats: Formats, reason: Reason, received: unknown): string | null {
  const params = paramsOf(reason, received);
  const sentence = params === null ? '' : catalog[reason].sentence(params, formats);
  return sentence.trim() === '' ? null : sentence;
}

function paramsOf<Reason extends FailureReason>(reason: Reason, params: unknown): FailureParams[Reason] | null {
  try {
    return catalog[reason].params.validateSync(params, { strict: true });
  } catch (cause) {
    if (cause instanceof ValidationError) return null;
    throw cause;
  }
}

const isFailureReason = (reason: unknown): reason is FailureReason =>
  typeof reason === 'string' && Object.hasOwn(FAILURES, reason);
