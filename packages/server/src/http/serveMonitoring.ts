import Fastify, { type FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';
import { type Health, healthRoutes } from './routes/health.ts';

interface Monitored {
  readonly registry: Registry;
  readonly health: Health;
}

interface Address {
  readonly host: string;
  readonly port: number;
}

/**
 * Serves `GET /metrics` for Prometheus, and the probes, on their own port while `app` runs, so that clients that use up
 * the connections of `app` cannot make the liveness probe fail. The app does not start if the port is taken.
 */
export function serveMonitoring(app: FastifyInstance, { registry, health }: Monitored, address: Address): void {
  collectDefaultMetrics({ register: registry });
  const monitoring = Fastify({ forceCloseConnections: true });
  void monitoring.register(healthRoutes, health);
  monitoring.get('/metrics', async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook('onReady', async () => void (await monitoring.listen(address)));
  app.addHook('onClose', () => monitoring.close());
}
