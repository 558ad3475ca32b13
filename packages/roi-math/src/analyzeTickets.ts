import type { Evidence, Provenance, Quality, SummaryMetrics, TicketMeasure, TimeSeries } from '@roi-insight/contracts';
import { MEASUREMENT_VERSION } from './constants.ts';
import { evidenceOf } from './evidence/evidenceOf.ts';
import { NothingToMeasureError } from './measure/nothingToMeasureError.ts';
import type { AnalyzeTicketsOptions } from './measure/options.ts';
import { periodCounts } from './measure/periodMetrics.ts';
import { readTickets } from './measure/readTickets.ts';
import { summaryMetrics } from './measure/summaryMetrics.ts';
import { parseTicket } from './measure/ticket/parseTicket.ts';
import type { Ticket, TimedTicket } from './measure/ticket/ticket.ts';
import { weekRows } from './measure/weekRows.ts';
import { describeSpan } from './measure/windows.ts';
import { qualityOf } from './quality/qualityOf.ts';
import type { QualityWeeks } from './quality/qualityWeeks.ts';
import { throughputChange } from './quality/throughputChange.ts';
import { weeklyCounts } from './quality/weeklyCounts.ts';
import { weeklyQuality } from './quality/weeklyQuality.ts';
import { supportedYear } from './report/supportedYear.ts';

/** The report on a set of tickets, except for the data that only their source has. */
export interface TicketAnalysis {
  readonly summary_metrics: SummaryMetrics;
  readonly time_series_data: TimeSeries;
  readonly evidence: Evidence;
  readonly provenance: Omit<Provenance, 'fetched_at' | 'tracker' | 'host' | 'project' | 'sample'>;
  /** The tickets completed in the two windows, by day of completion, then key. */
  readonly tickets: TicketMeasure[];
  /** Whether quality held, by the project alone. */
  readonly quality: Quality;
  /** Null if it is not known which tickets are bugs, or when they were created. */
  readonly qualityWeeks: QualityWeeks | null;
}

/**
 * {@link analyzeTimedTickets} for tickets whose instants are ISO 8601 text. Unreadable instants count as unknown.
 * @throws {NothingToMeasureError} if no ticket in either window has hours that count
 * @throws {RangeError} if an option is invalid
 * @example
 * analyzeTickets(tickets, { adoptionDate: '2025-08-25', asOf: '2025-12-01T00:00:00Z', timeZone: 'Europe/Berlin' })
 *   .summary_metrics.improvements.time_savings_percent // 12.4
 */
export function analyzeTickets(tickets: readonly Ticket[], options: AnalyzeTicketsOptions): TicketAnalysis {
  return analyzeTimedTickets(tickets.map(parseTicket), options);
}

/**
 * Compares the tickets completed before the adoption date with those completed after it. Pure: the same tickets, in
 * any order, and the same options give the same analysis.
 *
 * A ticket's hours are those logged on it, if enough tickets have logged hours. Otherwise they are its working hours in
 * progress or, if too few tickets were in progress, those from creation to completion. Working hours are those of
 * `calendar` in `timeZone` (Monday to Friday, 09:00–17:00 unless given). `provenance.measure` names the measure, which
 * is the same for both periods.
 * @param tickets without sub-tasks, epics and above
 * @throws {NothingToMeasureError} if no ticket in either window has hours that count
 * @throws {RangeError} if an option is invalid
 */
export function analyzeTimedTickets(tickets: readonly TimedTicket[], options: AnalyzeTicketsOptions): TicketAnalysis {
  const read = readTickets(tickets, options);
  const { settings, windows, classified, periods, measure, possibleMeasures, measures, funnel, shownWeeks } = read;
  if (funnel.analysed === 0) throw new NothingToMeasureError(funnel, measure);
  const qualityWeeks = weeklyQuality(classified, windows, settings);
  const quality = {
    ...qualityOf(qualityWeeks, options.adoptionDate),
    throughput: throughputChange(weeklyCounts(classified, windows, settings), options.adoptionDate),
  };
  const evidence = evidenceOf(read, quality.word);
  return {
    summary_metrics: supportedYear(
      summaryMetrics({ pre: periodCounts(read, 'pre'), post: periodCounts(read, 'post') }, settings),
      evidence,
    ),
    time_series_data: { time_savings: weekRows(shownWeeks, windows, measure) },
    evidence,
    provenance: {
      measure,
      ...(possibleMeasures.length > 1 ? { measures: [...possibleMeasures] } : {}),
      time_zone: settings.timeZone,
      windows: { pre: describeSpan(windows.pre), post: describeSpan(windows.post) },
      funnel,
      straddling: periods.post.filter(({ startedBefore }) => startedBefore).length,
      ...(settings.look === undefined ? {} : { look: settings.look }),
      version: MEASUREMENT_VERSION,
    },
    tickets: measures,
    quality,
    qualityWeeks,
  };
}
