import {
  areTicketMeasures,
  dataOfPage,
  isJsonObject,
  parseUntrustedJson,
  type TicketMeasure,
  upgradeTicket,
} from '@roi-insight/contracts';
import { reportFileTexts } from '@roi-insight/report-text';

/** Maximum size of a report file; 100,000 measured tickets take about 13 MB. */
export const OPEN_REPORT_MAX_BYTES = 20_000_000;

/** Maximum length of a report without its tickets; a century of weeks takes 600,000 characters. */
const MAX_LENGTH = 2_000_000;

/** The data of a report file. Tickets are separate, because a file can have many, and few readers of a report need them. */
export interface ReportData {
  /** The rest of the file as JSON. Its length is limited, but it is not validated. */
  readonly text: string;
  /** Null if the file has no tickets. */
  readonly tickets: readonly TicketMeasure[] | null;
}

/** `message` tells the reader what to do. */
export interface RefusedFile {
  readonly kind: 'refused';
  readonly message: string;
}

export const TOO_LARGE: RefusedFile = { kind: 'refused', message: reportFileTexts.tooLarge };
export const NOT_OURS: RefusedFile = { kind: 'refused', message: reportFileTexts.noReport };

/**
 * Reads the text of a file without schemas, because it can be very long. The app runs this in a worker.
 * `openReportData` validates the result, which is short.
 */
export function readReportData(text: string): ({ readonly kind: 'read' } & ReportData) | RefusedFile {
  if (text.length > OPEN_REPORT_MAX_BYTES) return TOO_LARGE;
  const input = parseUntrustedJson(dataOfPage(text));
  if (!input.ok || !isJsonObject(input.value)) return NOT_OURS;
  const { report: inner, ...others } = input.value;
  // A report file contains a report as a field, while the API's response is itself a report.
  const { tickets: listed = null, ...report } = isJsonObject(inner) ? inner : input.value;
  const tickets = Array.isArray(listed) ? listed.map(upgradeTicket) : listed;
  const isRead = tickets === null || areTicketMeasures(tickets);
  // Unreadable tickets are replaced with a short value that the schema refuses, too.
  const rest = isRead ? report : { ...report, tickets: false };
  const short = JSON.stringify(isJsonObject(inner) ? { ...others, report: rest } : rest);
  return short.length > MAX_LENGTH ? NOT_OURS : { kind: 'read', text: short, tickets: isRead ? tickets : null };
}
