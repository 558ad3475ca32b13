import { defineFailure } from './defineFailure.ts';
import { kilobytes, seconds, text } from './failureParams.ts';
import { fixedFailure } from './fixedFailure.ts';

/** Failures of the server, and of requests to it. */
export const serverFailures = {
  internal: fixedFailure(
    'internal',
    'Something went wrong on the server. Try again. If it keeps happening, tell your administrator when it happened.',
  ),
  'client-disconnected': fixedFailure('internal', 'The client disconnected.', 499),
  busy: fixedFailure('busy', 'The server is busy. Please try again shortly.'),
  'too-many-analyses': fixedFailure('busy', 'Too many analyses are running. Please try again shortly.'),
  restarting: fixedFailure('busy', 'The server is restarting. Please try again shortly.'),
  restarted: fixedFailure('busy', 'The server restarted before the analysis finished. Please try again.'),
  'too-many-requests': defineFailure(
    'rate-limited',
    { seconds },
    (params, { count }) => `Too many analyses were started from your address. Try again in ${count(params.seconds)} s.`,
  ),
  'invalid-field': defineFailure('invalid-request', { message: text() }, ({ message }) => message),
  'adoption-in-future': fixedFailure(
    'invalid-request',
    'The adoption date (claude_adoption_date) must not be in the future',
  ),
  'body-too-large': defineFailure(
    'invalid-request',
    { kilobytes },
    (params, { count }) => `The request is too large: the limit is ${count(params.kilobytes)} kB.`,
    413,
  ),
  'body-not-json': fixedFailure(
    'invalid-request',
    'The request must be JSON, with Content-Type: application/json.',
    415,
  ),
  'body-missing': fixedFailure('invalid-request', 'The request must have a JSON body.'),
  'body-invalid-json': fixedFailure('invalid-request', 'The request body is not valid JSON.'),
  'body-length-mismatch': fixedFailure(
    'invalid-request',
    'The length of the request does not match its Content-Length.',
  ),
  'unreadable-request': fixedFailure('invalid-request', 'The request cannot be read.'),
  'malformed-http': fixedFailure('invalid-request', 'The request is not valid HTTP.'),
  'no-such-address': fixedFailure('invalid-request', 'This address doesn’t exist.', 404),
  'method-not-allowed': fixedFailure('invalid-request', 'This address doesn’t support that method.', 405),
};
