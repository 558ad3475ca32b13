import { defineFailure } from './defineFailure.ts';
import { seconds, text } from './failureParams.ts';
import { fixedFailure } from './fixedFailure.ts';

/** Failures of the server, and of requests to it. */
export const serverFailures = {
  internal: fixedFailure(
    'internal',
    'Something went wrong on the server. Try again. If it keeps happening, tell the operator of the server when it happened.',
  ),
  'client-disconnected': fixedFailure('internal', 'The client has gone away.', 499),
  busy: fixedFailure('busy', 'The server is too busy at the moment. Try again in a moment.'),
  'too-many-analyses': fixedFailure('busy', 'Too many analyses are running at the moment. Try again in a moment.'),
  restarting: fixedFailure('busy', 'The server is being restarted. Try again in a moment.'),
  restarted: fixedFailure('busy', 'The server was restarted before the analysis had ended. Try again.'),
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
    {},
    (_, { count }) => `The request is too large: the limit is ${count(256)} kB.`,
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
  'malformed-http': fixedFailure('invalid-request', 'The request is not complete, valid HTTP.'),
  'no-such-address': fixedFailure('invalid-request', 'There is nothing at this address.', 404),
  'method-not-allowed': fixedFailure('invalid-request', 'This address does not support that method.', 405),
};
