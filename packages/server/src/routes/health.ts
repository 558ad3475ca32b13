import type { FastifyInstance } from 'fastify';
import type { RunningAnalyses } from '../analysis/runningAnalyses.ts';

/** `GET /api/health`: the process lives. `GET /api/health/ready`: it also takes analyses (503 while it does not). */
export async function healthRoutes(app: FastifyInstance, { running }: { running: RunningAnalyses }): Promise<void> {
  app.get('/api/health', () => ({ status: 'ok', analyses: running.count }));
  app.get('/api/health/ready', (_request, reply) => {
    const ready = running.isOpen;
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'busy', analyses: running.count });
  });
}
