import { RequestFailure } from '@roi-insight/jira-reader';

/** For unknown addresses; the message never quotes the address. */
export function notFound(): RequestFailure {
  return new RequestFailure({ reason: 'no-such-address' });
}
