import { RequestFailure } from '@roi-insight/jira-reader';

/** The response for unknown addresses; its message never quotes the address. */
export function notFound(): RequestFailure {
  return new RequestFailure({ reason: 'no-such-address' });
}
