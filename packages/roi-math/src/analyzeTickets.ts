import type { Evidence, Provenance, SummaryMetrics, TicketMeasure, TimeSeries } from '@roi-insight/contracts';
import { evidenceOf } from './evidence/evidenceOf.ts';
import { type CompletedTicket, takeCensus } from './measure/census.ts';
import { chooseMeasure } from './measure/chooseMeasure.ts';
import { funnelOf } from './measure/funnelOf.ts';
import { NothingToMeasureError } from './measure/nothingToMeasureError.ts';
import { type AnalyzeOptions, readOptions } from './measure/options.ts';
import { summaryMetrics } from './measure/summaryMetrics.ts';
import type { Ticket } from './measure/ticket.ts';
import { ticketMeasures } from './measure/ticketMeasures.ts';
import { weekRows } from './measure/weekRows.ts';
import { weeksOf } from './measure/weeks.ts';
import { contains, describeSpan, windowsAround } from './measure/windows.ts';
import { DAY_MS } from './time/dayNumber.ts';
import { workingClock } from './time/workingClock.ts';

/** Version of the measurement: changes whenever the same tickets would give other figures. */
const VERSION = '1.1.0';

/** What tickets say about the adoption. */
export interface Analysis {
  readonly summary_metrics: SummaryMetrics;
  readonly time_series_data: TimeSeries;
  readonly evidence: Evidence;
  readonly provenance: Omit<Provenance, 'fetched_at' | 'tracker' | 'host' | 'project' | 'sample'>;
  /** The tickets completed in the two windows, by day of completion, then key. */
  readonly tickets: TicketMeasure[];
}

/**
 * Compares the tickets completed before the adoption date with those completed after it. Pure: the same tickets, in
 * any order, and the same options give the same analysis.
 *
 * A ticket's hours are its working hours (Monday to Friday, 09:00–17:00 in `timeZone`) in progress; where too few
 * tickets have any, they are the working hours from creation to completion, on both sides, and the provenance says so.
 * @param tickets without sub-tasks, epics and above
 * @throws {NothingToMeasureError} when no ticket of either window has hours that count
 * @throws {RangeError} when an option is not valid
 * @example
 * analyzeTickets(tickets, { adoptionDate: '2025-08-25', asOf: '2025-12-01T00:00:00Z', timeZone: 'Europe/Berlin' })
 *   .summary_metrics.improvements.time_savings_percent // 12.4
 */
export function analyzeTickets(tickets: readonly Ticket[], options: AnalyzeOptions): Analysis {
  const settings = readOptions(options);
  const clock = workingClock(settings.timeZone, Math.max(settings.asOf, settings.adoption * DAY_MS) + DAY_MS);
  const windows = windowsAround(settings.adoption, settings.asOf, settings.weeksPerSide, clock);
  const census = takeCensus(tickets, windows, settings, clock);
  const sides = {
    pre: census.completed.filter(({ day }) => contains(windows.pre, day)),
    post: census.completed.filter(({ day }) => contains(windows.post, day)),
  };
  const measure = chooseMeasure([sides.pre, sides.post]);
  const measures = [...ticketMeasures(sides.pre, 'pre', measure), ...ticketMeasures(sides.post, 'post', measure)];
  const funnel = funnelOf(census, measures, settings);
  if (funnel.analysed === 0) throw new NothingToMeasureError(funnel, measure);
  const weeks = weeksOf<CompletedTicket>(census.completed, windows, settings);
  return {
    summary_metrics: summaryMetrics(sides, census.openAtEnd, windows, settings, measure),
    time_series_data: { time_savings: weekRows(weeks, windows, measure) },
    evidence: evidenceOf({ weeks, sides, windows, settings, measure, funnel }),
    provenance: {
      measure,
      time_zone: settings.timeZone,
      windows: { pre: describeSpan(windows.pre), post: describeSpan(windows.post) },
      funnel,
      straddling: sides.post.filter(({ begunBefore }) => begunBefore).length,
      version: VERSION,
      seed: settings.seed,
    },
    tickets: measures,
  };
}
