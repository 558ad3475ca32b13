import { RequestFailure } from '../RequestFailure.ts';

/** Maximum number of tickets that a failure names. */
export const MAX_NAMED = 5;

/** The failure if ticket histories have missing, endless or too many changes. @param keys the tickets, if they are known */
export function historiesFailure(base: string, keys: readonly string[] = []): RequestFailure {
  const tickets = keys.slice(0, MAX_NAMED);
  return new RequestFailure({
    reason: 'histories-inconsistent',
    host: new URL(base).host,
    ...(tickets.length > 0 && { tickets }),
  });
}
