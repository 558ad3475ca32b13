import { KNOWN_EXPORTS } from './knownExports.ts';
import type { TableTracker } from './TicketTable.ts';

/**
 * Types of tickets that contain other tickets or are part of another ticket, in every tracker. They are not counted, just as when tickets are read
 * from Jira.
 */
const NOT_A_TASK = /^(epic|initiative|sub-?task)$/i;

/**
 * Whether tickets of this type are left out unless the user includes them. Only English names are known, and those of Jira's languages.
 * @param tracker the tracker that exported the table and may have further such types; null if it is unknown
 */
export function isUsuallyLeftOut(type: string, tracker: TableTracker | null): boolean {
  return NOT_A_TASK.test(type) || (tracker !== null && KNOWN_EXPORTS[tracker].leaveOut?.test(type) === true);
}
