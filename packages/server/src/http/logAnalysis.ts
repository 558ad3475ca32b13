import type { FastifyRequest } from 'fastify';
import { type AnalysisStats, newStats } from '../analysis/runner.ts';
import type { Metrics, Outcome } from './Metrics.ts';
import { logUnexpected } from './sendError.ts';
import { toFailure } from './toFailure.ts';

/** Runs an analysis, logs how it went (the tracker's host, the outcome, counts and time) and counts it. Throws a `RequestFailure`. */
export async function logAnalysis<T>(
  request: FastifyRequest,
  { host, metrics }: { readonly host: string; readonly metrics: Metrics },
  run: (stats: AnalysisStats) => Promise<T>,
): Promise<T> {
  const stats = newStats();
  const start = performance.now();
  const end = (outcome: Outcome) => {
    const ms = Math.round(performance.now() - start);
    request.log.info({ host, outcome, ...stats, ms }, 'analysis');
    metrics.ended(outcome, stats, ms);
  };
  try {
    const report = await run(stats);
    end('report');
    return report;
  } catch (cause) {
    const failure = toFailure(cause);
    end(failure.status === 499 ? 'client-gone' : failure.code);
    logUnexpected(request, cause);
    throw failure;
  }
}
