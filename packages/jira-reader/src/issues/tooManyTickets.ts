import { RequestFailure } from '../RequestFailure.ts';

/** The failure for a project that is too large. A report on only some of its tickets would be wrong. */
export function tooManyTickets(limit: number): RequestFailure {
  return new RequestFailure({ reason: 'too-many-tickets', limit });
}
