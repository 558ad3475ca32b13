import { boolean, type InferType, object, string } from 'yup';
import { MAX_ERROR_LENGTH } from './maxErrorLength.ts';
import { isJsonObject, type JsonObject } from './values/jsonObject.ts';
import { type Parsed, parseWith } from './values/parsed.ts';

/** Classes of failures, by which screens choose their advice to the user. */
export const FAILURE_CODES = [
  'invalid-request',
  'credentials',
  'captcha',
  'permission',
  'project-not-found',
  'nothing-to-measure',
  'too-many-tickets',
  'rate-limited',
  'address-refused',
  'not-jira',
  'unreachable',
  'redirected',
  'tls',
  'timeout',
  'busy',
  'internal',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** The failure as data, in addition to the server's English sentence. */
export const failureFields = {
  error: string().required(),
  code: string().optional(),
  /** The exact reason; `code` is its class. */
  reason: string().optional(),
  /** The names and numbers that a sentence about the reason needs; `error` contains them. */
  params: object().optional().default(undefined),
};

/** Body of every response that is not a report. */
export const failureSchema = object({ success: boolean().oneOf([false]).required(), ...failureFields })
  .required()
  .typeError('a failure must be a JSON object');

export type FailureBody = InferType<typeof failureSchema>;

/** Reads the body of a failed request. Only `error` is required: it is shown if the other fields cannot be read. */
export function parseFailure(input: unknown): Parsed<FailureBody> {
  return parseWith(failureSchema, isJsonObject(input) ? normalizeFailure(input) : input);
}

/** The readable fields of a failure, with an `error` of limited length. */
export function normalizeFailure(failure: JsonObject) {
  const { error, code, reason, params } = failure;
  return {
    ...failure,
    error: textOrAbsent(error)?.slice(0, MAX_ERROR_LENGTH),
    code: textOrAbsent(code),
    reason: textOrAbsent(reason),
    params: isJsonObject(params) ? params : undefined,
  };
}

const textOrAbsent = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined);

/** Whether this version knows the `code`. */
export function isFailureCode(code: unknown): code is FailureCode {
  return FAILURE_CODES.some((known) => known === code);
}
