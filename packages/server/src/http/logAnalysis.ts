import type { FastifyRequest } from 'fastify';
import { type AnalysisStats, newStats } from '@roi-insight/jira-reader';
import type { Metrics, Outcome } from './Metrics.ts';
import { logUnexpected } from './sendError.ts';
import { toFailure } from '../toFailure.ts';

/** Records the outcome of an analysis. */
export interface AnalysisLog {
  /** Filled by the analysis. */
  readonly stats: AnalysisStats;
  readonly succeed: () => void;
  /** Throws the `RequestFailure` with which the analysis ends. */
  readonly fail: (cause: unknown) => never;
}

/** Logs an analysis (the tracker's host, the outcome, counts and the time since this call) and counts it. */
export function logAnalysis(
  request: FastifyRequest,
  { host, metrics }: { readonly host: string; readonly metrics: Metrics },
): AnalysisLog {
  const stats = newStats();
  const start = performance.now();
  const end = (outcome: Outcome) => {
    const ms = Math.round(performance.now() - start);
    request.log.info({ host, outcome, ...stats, ms }, 'analysis');
    metrics.ended(outcome, stats, ms);
  };
  return {
    stats,
    succeed: () => end('report'),
    fail: (cause) => {
      const failure = toFailure(cause);
      end(failure.status === 499 ? 'client-gone' : failure.code);
      logUnexpected(request, cause);
      throw failure;
    },
  };
}
