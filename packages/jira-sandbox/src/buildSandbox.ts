import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { compressResponses } from './compressResponses.ts';
import { clock } from './control/clock.ts';
import { startRoute } from './control/startRoute.ts';
import { controlRoutes } from './control/controlRoutes.ts';
import { emptyLog, isControl, logRequests } from './control/requestLog.ts';
import { teamTableRoute } from './control/teamTableRoute.ts';
import { writtenIssueRoute } from './control/writtenIssueRoute.ts';
import { CLOUD_ID } from './credentials.ts';
import { parseFault } from './faults/fault.ts';
import { SAMPLE_PROJECTS } from './generate/sampleProjects.ts';
import { faultHooks, type Faults } from './faults/faultHooks.ts';
import type { SandboxOptions } from './options.ts';
import { sendErrorsLikeJira } from './refuse.ts';
import { cacheResponses } from './cacheResponses.ts';
import { accessibleResourcesRoute } from './routes/accessibleResourcesRoute.ts';
import { AccessTokens } from './routes/AccessTokens.ts';
import { cloudRoutes, oldCloudRoutes } from './routes/cloudRoutes.ts';
import { guardDataCenter, limitRate } from './routes/dataCenterAccess.ts';
import { dataCenterRoutes } from './routes/dataCenterRoutes.ts';
import { tokenRoute } from './routes/tokenRoute.ts';
import { createSandboxState, type SandboxState } from './sandboxState.ts';

/**
 * A simulated Jira on this machine, which refuses whatever Jira would refuse.
 * @throws Error when the issues file cannot be read or a fault does not exist
 * @example
 * const sandbox = buildSandbox({ mode: 'cloud', seed: 1 });
 * const address = await sandbox.listen({ port: 0 });
 */
export function buildSandbox(options: SandboxOptions = {}): FastifyInstance {
  const app = Fastify({
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
    // Validating the few schemas below against the meta schema would take most of a sandbox's start time.
    ajv: {
      customOptions: { removeAdditional: false, coerceTypes: false, useDefaults: false, validateSchema: false },
    },
  });
  app.removeContentTypeParser('text/plain');
  const state = createSandboxState(options);
  const log = emptyLog();
  const faults: Faults = (options.faults ?? []).map(parseFault);
  sendErrorsLikeJira(app);
  logRequests(app, log);
  delayResponses(app, options.latencyMs ?? 0);
  clock(app);
  controlRoutes(app, faults, log);
  startRoute(app, state);
  writtenIssueRoute(app, state);
  teamTableRoute(app, options.projects ?? SAMPLE_PROJECTS);
  app.register(async (jira) => {
    const hasFault = faultHooks(jira, faults);
    compressResponses(jira);
    if (options.cacheResponses === true) cacheResponses(jira, hasFault);
    if (state.mode === 'cloud') cloudSite(jira, state, options);
    else dataCenterSite(jira, state, options);
  });
  return app;
}

function delayResponses(app: FastifyInstance, latencyMs: number): void {
  if (latencyMs === 0) return;
  app.addHook('onRequest', async (request) => {
    if (!isControl(request)) await wait(latencyMs);
  });
}

function cloudSite(app: FastifyInstance, state: SandboxState, options: SandboxOptions): void {
  const limits = { bulk: options.bulkLimit ?? 1000, page: options.maxResults ?? Infinity };
  app.get('/_edge/tenant_info', () => ({ cloudId: CLOUD_ID }));
  const tokens = new AccessTokens(options);
  tokenRoute(app, tokens, 'cloud');
  accessibleResourcesRoute(app, tokens);
  app.register(async (site) => cloudRoutes(site, state, 'site', limits, tokens), { prefix: '/rest/api/3' });
  app.register(async (site) => oldCloudRoutes(site), { prefix: '/rest/api/2' });
  app.register(async (site) => cloudRoutes(site, state, 'gateway', limits, tokens), {
    prefix: `/ex/jira/${CLOUD_ID}/rest/api/3`,
  });
}

function dataCenterSite(app: FastifyInstance, state: SandboxState, options: SandboxOptions): void {
  const { contextPath = '', maxResults = 1000, resultWindow = 10_000, basicAuth = false, rateLimit } = options;
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(404)
      .type('text/html;charset=UTF-8')
      .send("<html><head><title>Oops, you've found a dead link. - Jira</title></head><body></body></html>"),
  );
  const tokens = new AccessTokens(options);
  app.register(async (site) => tokenRoute(site, tokens, 'data-center'), { prefix: contextPath });
  app.register(
    async (site) => {
      if (rateLimit !== undefined) limitRate(site, rateLimit);
      guardDataCenter(site, basicAuth, tokens);
      dataCenterRoutes(site, state, { maxResults, resultWindow }, contextPath);
    },
    { prefix: `${contextPath}/rest/api/2` },
  );
}
