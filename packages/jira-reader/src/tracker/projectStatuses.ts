import { Statuses, type StatusTable } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';

/** The statuses that a project uses. Too many statuses lead to a `RequestFailure`. */
export function projectStatuses(table: StatusTable): Statuses {
  return new Statuses(table.copy(), (limit) => new RequestFailure({ reason: 'too-many-statuses', limit }));
}
