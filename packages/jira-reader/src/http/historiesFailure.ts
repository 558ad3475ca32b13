import { RequestFailure } from '../RequestFailure.ts';

/** The failure for histories of tickets that lack changes. */
export function historiesFailure(base: string): RequestFailure {
  return new RequestFailure({ reason: 'histories-inconsistent', host: new URL(base).host });
}
