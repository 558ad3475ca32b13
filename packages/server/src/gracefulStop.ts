import type { FastifyInstance } from 'fastify';
import type { RunningAnalyses } from './analysis/runningAnalyses.ts';

const IDLE_CHECK_MS = 100;

/** Makes `app.close()` take no new analyses and wait so long for the running ones. */
export function gracefulStop(app: FastifyInstance, running: RunningAnalyses, graceMs: number): void {
  let idleCheck: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    running.close(graceMs);
    // Connections that fall idle only now would hold the server open until they time out.
    idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  });
  app.addHook('onClose', async () => clearInterval(idleCheck));
}
