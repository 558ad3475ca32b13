import type { FastifyInstance } from 'fastify';
import type { RunningAnalyses } from '../admission/RunningAnalyses.ts';

const IDLE_CHECK_MS = 100;

/** Makes `app.close()` refuse new analyses and wait up to `graceMs` for the running ones. */
export function gracefulShutdown(app: FastifyInstance, running: RunningAnalyses, graceMs: number): void {
  let idleCheck: NodeJS.Timeout | undefined;
  let cancelEnd = () => undefined as void;
  app.addHook('preClose', async () => {
    cancelEnd = running.close(graceMs);
    // Closes connections that become idle only now: they would keep the server open until they time out.
    idleCheck = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS);
  });
  app.addHook('onClose', async () => {
    clearInterval(idleCheck);
    cancelEnd();
  });
}
