import type { FailureCode } from '@roi-insight/contracts';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnalysisStats, PlaceKind } from '@roi-insight/jira-reader';
import type { RequestBytes } from '../admission/RequestBytes.ts';
import type { RunningAnalyses } from '../admission/RunningAnalyses.ts';

/** The outcome of an analysis, in logs and metrics. */
export type Outcome = 'report' | 'client-gone' | FailureCode;

/** Upper bounds, in seconds. By default, a report may wait for 330 s and then run for 180 s, a plan for 510 s and 360 s, an
 * organization for 1050 s and 900 s. */
const DURATION_BUCKETS = [0.5, 1, 2.5, 5, 10, 20, 30, 45, 60, 120, 180, 360, 900, 1800];

/** Counts and times for Prometheus. Labels are outcomes and kinds of trackers: no host, project or person. */
export class Metrics {
  readonly registry = new Registry();
  readonly #analyses = this.#counter('analyses_total', 'Analyses that have ended', ['outcome', 'tracker']);
  readonly #duration = new Histogram({
    name: 'roi_insight_analysis_duration_seconds',
    help: 'Time from the look-up of the name to the end, with the time in the queue',
    labelNames: ['outcome', 'tracker'] satisfies (keyof Labels)[],
    buckets: DURATION_BUCKETS,
    registers: [this.registry],
  });
  readonly #memoryStops = this.#counter(
    'memory_stops_total',
    'Analyses stopped because they would use too much memory',
  );
  readonly #calls = this.#counter('tracker_calls_total', 'Requests to trackers, with repeated ones');
  readonly #retries = this.#counter('tracker_retries_total', 'Requests to trackers that were repeated');
  readonly #bytes = this.#counter('tracker_bytes_total', 'Bytes of tracker responses, uncompressed');

  /** @param places analyses of each kind that may run at a time */
  constructor(places: Readonly<Record<PlaceKind, number>>) {
    this.#gauge('places', 'Analyses that may run at a time', () => places.report);
    this.#gauge('plan_places', 'Places of plans', () => places.plan);
    this.#gauge('organization_places', 'Places of organizations', () => places.organization);
  }

  /** Shows running and waiting analyses. */
  watch(running: RunningAnalyses): void {
    this.#gauge('places_taken', 'Analyses that run, and reports that are being sent', () => running.load.taken.report);
    this.#gauge('plan_places_taken', 'Plans that are being read or sent', () => running.load.taken.plan);
    this.#gauge(
      'organization_places_taken',
      'Organizations that are being read or sent',
      () => running.load.taken.organization,
    );
    this.#gauge('analyses_queued', 'Analyses that wait', () => running.load.queued);
    this.#gauge('unread_bytes', 'Bytes of tracker responses that have arrived in part', () => running.load.unreadBytes);
    this.#gauge(
      'tickets_in_memory',
      'Tickets of running analyses; twenty status changes count as one',
      () => running.load.tickets,
    );
  }

  /** Shows the bytes of large requests. */
  watchRequests(bytes: RequestBytes): void {
    this.#gauge('request_bytes', 'Bytes of large requests that arrive or are not yet answered', () => bytes.total);
  }

  memoryStop(): void {
    this.#memoryStops.inc();
  }

  /** Counts an analysis that has ended after `ms`. */
  ended(outcome: Outcome, stats: AnalysisStats, ms: number): void {
    const labels: Labels = { outcome, tracker: stats.tracker };
    this.#analyses.inc(labels);
    this.#duration.observe(labels, ms / 1000);
    this.#calls.inc(stats.calls);
    this.#retries.inc(stats.retries);
    this.#bytes.inc(stats.bytes);
  }

  #counter(name: string, help: string, labelNames: (keyof Labels)[] = []): Counter<keyof Labels> {
    return new Counter({ name: `roi_insight_${name}`, help, labelNames, registers: [this.registry] });
  }

  #gauge(name: string, help: string, value: () => number): void {
    const gauge: Gauge = new Gauge({
      name: `roi_insight_${name}`,
      help,
      registers: [this.registry],
      collect: () => gauge.set(value()),
    });
  }
}

interface Labels {
  readonly outcome: Outcome;
  readonly tracker: AnalysisStats['tracker'];
}
