import type { FastifyInstance } from 'fastify';
import type { RunningAnalyses } from '../../admission/RunningAnalyses.ts';

/** The state that the probes report. */
export interface Health {
  readonly running: RunningAnalyses;
  /** Whether the event loop is late, or memory is above its limit, so that no analysis is accepted. */
  readonly isUnderPressure: () => boolean;
}

/** `GET /api/health`: liveness probe. `GET /api/health/ready`: readiness probe, 503 while no analysis can start. */
export async function healthRoutes(app: FastifyInstance, { running, isUnderPressure }: Health): Promise<void> {
  app.get('/api/health', () => ({ status: 'ok', analyses: running.count }));
  app.get('/api/health/ready', (_request, reply) => {
    const ready = running.isOpen && !isUnderPressure();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'busy', analyses: running.count });
  });
}
