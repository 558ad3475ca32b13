import { RequestFailure } from '../requestFailure.ts';

/** For a list whose pages never end, repeat themselves, or stop before the end that they name. */
export function paginationFailure(base: string): RequestFailure {
  return new RequestFailure(
    'not-jira',
    `${new URL(base).host} repeats pages of its list of tickets or leaves some out, so the list cannot be read completely. Try again later.`,
  );
}
