import { RequestFailure } from '../RequestFailure.ts';

/** For a list whose pages never end, repeat themselves, or stop before their own total. */
export function paginationFailure(base: string): RequestFailure {
  return new RequestFailure(
    'not-jira',
    `${new URL(base).host} repeats pages of its list of tickets or leaves some out, so the list cannot be read completely. Try again later.`,
  );
}
