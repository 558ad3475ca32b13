import { Failure } from './failure.ts';

/** For addresses that lead nowhere; never says which it was. */
export function nothingHere(): Failure {
  return new Failure('invalid-request', 'There is nothing at this address.', { status: 404 });
}
