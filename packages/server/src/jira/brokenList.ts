import { Failure } from '../failure.ts';

/** For a list whose pages never end, repeat themselves, or stop before the end that they name. */
export function brokenList(base: string): Failure {
  return new Failure(
    'not-jira',
    `${new URL(base).host} sends the pages of its list of tickets again and again or leaves some out, so that it cannot be read to its end. Try again later.`,
  );
}
