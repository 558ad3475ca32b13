import type { JsonObject } from '@roi-insight/jira-tickets';
import { TicketFileError } from '../TicketFileError.ts';

/** @throws {TicketFileError} if a value is an issue of GitHub, which has a number instead of a key, and no changes of status */
export function refuseGitHub(value: JsonObject): void {
  if (typeof value['number'] === 'number' && value['key'] === undefined && value['fields'] === undefined)
    throw new TicketFileError(null, { kind: 'github-issues' });
}
