export { type FileProblem, MAX_LISTED_PROBLEMS, type TicketFileRefusal, type UnknownStatus } from './Problems.ts';
export { readTicketFile, type TicketFile, type TicketFileOptions } from './readTicketFile.ts';
export { reportOfTickets, type TicketReport, type TicketReportOptions } from './reportOfTickets.ts';
export {
  readStatusMap,
  STATUS_MEANINGS,
  type StatusMap,
  statusMapOf,
  type StatusMapReading,
  type StatusMeaning,
} from './statusMap.ts';
