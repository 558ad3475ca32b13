import type { CalendarDate, Report } from '@roi-insight/contracts';
import { analyzeTimedTickets, NothingToMeasureError, reportOf } from '@roi-insight/roi-math';
import type { TicketFile } from './readTicketFile.ts';

/** What a report of a file is made with. */
export interface TicketReportOptions {
  readonly adoptionDate: CalendarDate;
  /** IANA name of the zone in which days and working hours are counted. */
  readonly timeZone: string;
  /** The moment at which the report is made, ISO 8601. */
  readonly now: string;
  /** Name of the file. */
  readonly fileName: string;
  /** Whether the report has a measure of each ticket. */
  readonly includeTickets: boolean;
}

/** A report, or a sentence that says why there is none. */
export type TicketReport =
  | { readonly kind: 'report'; readonly report: Report }
  | { readonly kind: 'nothing-to-measure'; readonly message: string };

/**
 * Makes the report of a file's tickets: the same as that of a Jira with these tickets. It is as of the last moment that
 * the file tells of, because the weeks since its export would look as if nobody had worked.
 * @throws {RangeError} if an option is invalid
 */
export function reportOfTickets(file: TicketFile, options: TicketReportOptions): TicketReport {
  const { adoptionDate, timeZone, now, fileName, includeTickets } = options;
  const nowMs = Date.parse(now);
  const asOf = new Date(Number.isFinite(file.latestMs) ? Math.min(file.latestMs, nowMs) : nowMs).toISOString();
  const { tickets, outOfScope, unreadable } = file;
  try {
    const analysis = analyzeTimedTickets(tickets, { adoptionDate, asOf, timeZone, outOfScope, unreadable });
    const name = fileName.replace(/\.[^.]*$/, '');
    const origin = { fetched_at: asOf, tracker: 'file', host: fileName, project: { key: name, name } } as const;
    return { kind: 'report', report: reportOf(analysis, { ...origin, sample: false, includeTickets }) };
  } catch (cause) {
    if (!(cause instanceof NothingToMeasureError)) throw cause;
    return {
      kind: 'nothing-to-measure',
      message: `${cause.message} Check the adoption date and what the statuses mean.`,
    };
  }
}
