import { RequestFailure } from '../RequestFailure.ts';

/** For a project that is too large: a report on part of its tickets would be wrong. */
export function tooManyTickets(limit: number): RequestFailure {
  return new RequestFailure({ reason: 'too-many-tickets', limit });
}
