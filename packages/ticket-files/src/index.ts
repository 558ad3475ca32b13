export {
  type FileProblem,
  MAX_LISTED_PROBLEMS,
  type ProblemList,
  type TicketFileRefusal,
  type UnknownStatus,
} from './Problems.ts';
export { readTicketFile, type TicketFile, type TicketFileOptions } from './readTicketFile.ts';
export {
  type ColumnMapping,
  DATE_ORDERS,
  type DateOrder,
  TICKET_COLUMNS,
  type TicketColumn,
} from './table/ColumnMapping.ts';
export { dateOrderOf, type DateOrderOfTable } from './table/dateOrderOf.ts';
export { doneCounts } from './table/doneCounts.ts';
export { inspectTicketFile, type TicketFileInspection } from './table/inspectTicketFile.ts';
export { measureOf } from './table/measureOf.ts';
export {
  type AmbiguousDate,
  type TableColumn,
  type TableTracker,
  type TableValue,
  type TicketTable,
} from './table/TicketTable.ts';
export { understoodDay } from './table/understoodDay.ts';
export { usuallyWithoutWork } from './table/usuallyWithoutWork.ts';
export { usuallyLeftOut } from './table/usuallyLeftOut.ts';
export { isOfOneTeam } from './isOfOneTeam.ts';
export { type Resolution, resolutionsOf } from './resolutionsOf.ts';
export { reportOfTickets, type TicketReport, type TicketReportOptions } from './reportOfTickets.ts';
export {
  readStatusMap,
  STATUS_MEANINGS,
  type StatusMap,
  statusMapOf,
  type StatusMapReading,
  type StatusMeaning,
} from './statusMap.ts';
