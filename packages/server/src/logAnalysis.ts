import type { FastifyRequest } from 'fastify';
import { type AnalysisStats, newStats } from './analysis/runner.ts';
import { logUnexpected } from './answerFailure.ts';
import { toFailure } from './toFailure.ts';

/** Runs an analysis and logs how it went: the tracker's host, the outcome, counts and time. Throws a `Failure`. */
export async function logAnalysis<T>(
  request: FastifyRequest,
  host: string,
  run: (stats: AnalysisStats) => Promise<T>,
): Promise<T> {
  const stats = newStats();
  const start = performance.now();
  const log = (outcome: string) => {
    request.log.info({ host, outcome, ...stats, ms: Math.round(performance.now() - start) }, 'analysis');
  };
  try {
    const report = await run(stats);
    log('report');
    return report;
  } catch (cause) {
    const failure = toFailure(cause);
    log(failure.status === 499 ? 'client-gone' : failure.code);
    logUnexpected(request, cause);
    throw failure;
  }
}
