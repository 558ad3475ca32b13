import Fastify, { type FastifyInstance } from 'fastify';
import { CLOUD_ID } from './credentials.ts';
import type { SandboxOptions } from './options.ts';
import { answerErrorsLikeJira } from './refuse.ts';
import { cloudRoutes, removedRoutes } from './routes/cloudRoutes.ts';
import { createWorld } from './world.ts';

/**
 * A Jira that runs on this machine. It is strict where Jira is: it refuses what Jira would refuse.
 * @throws Error when the issues file cannot be read
 * @example
 * const sandbox = buildSandbox({ mode: 'cloud', seed: 1 });
 * const address = await sandbox.listen({ port: 0 });
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false } },
  });
  const world = createWorld(options);
  answerErrorsLikeJira(app);
  const bulkLimit = options.bulkLimit ?? 1000;
  app.get('/_edge/tenant_info', () => ({ cloudId: CLOUD_ID }));
  app.register(async (site) => cloudRoutes(site, world, 'site', bulkLimit), { prefix: '/rest/api/3' });
  app.register(async (site) => removedRoutes(site), { prefix: '/rest/api/2' });
  app.register(async (site) => cloudRoutes(site, world, 'gateway', bulkLimit), {
    prefix: `/ex/jira/${CLOUD_ID}/rest/api/3`,
  });
  return app;
}
