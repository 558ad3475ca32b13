import { RequestFailure } from '../RequestFailure.ts';
import { MAX_NAMED } from './historiesFailure.ts';

/** The failure if many tickets lack required fields or have values that cannot be read. */
export function unreadableFailure(base: string, keys: readonly string[]): RequestFailure {
  const tickets = keys.toSorted().slice(0, MAX_NAMED);
  return new RequestFailure({ reason: 'tickets-unreadable', host: new URL(base).host, count: keys.length, tickets });
}
