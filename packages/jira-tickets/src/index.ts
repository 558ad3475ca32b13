export { instantMs } from './instantMs.ts';
export { idOf, type JsonObject, listOf, numberOf, objectOf, textOf } from './json.ts';
export { type StatusChanges, parseStatusChanges } from './statusChanges.ts';
export { loggedHours } from './loggedHours.ts';
export { ISSUE_FIELDS, type ReadIssue, readIssue } from './readIssue.ts';
export { ReadTicket } from './ReadTicket.ts';
export { Statuses } from './statuses.ts';
export { type StatusTable, statusTable } from './statusTable.ts';
export type { TicketScope } from './ticketScope.ts';
