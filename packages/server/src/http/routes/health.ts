import type { FastifyInstance } from 'fastify';
import type { RunningAnalyses } from '../../admission/RunningAnalyses.ts';

/** `GET /api/health`: liveness probe. `GET /api/health/ready`: readiness probe, 503 while no analysis can start. */
export async function healthRoutes(app: FastifyInstance, { running }: { running: RunningAnalyses }): Promise<void> {
  app.get('/api/health', () => ({ status: 'ok', analyses: running.count }));
  app.get('/api/health/ready', (_request, reply) => {
    const ready = running.isOpen;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'busy', analyses: running.count });
  });
}
