import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CREDENTIALS } from '../credentials.ts';
import { FIELDS } from '../fields.ts';
import type { Project } from '../issue.ts';
import { refuse } from '../refuse.ts';
import { renderField, renderStatus } from '../render.ts';
import type { SandboxState } from '../sandboxState.ts';
import { unauthorized } from './dataCenterAccess.ts';
import { dataCenterSearchRoutes, type SearchLimits } from './dataCenterSearch.ts';

/** REST v2 of Jira Data Center, relative to `/rest/api/2`. */
export function dataCenterRoutes(
  app: FastifyInstance,
  state: SandboxState,
  limits: SearchLimits,
  contextPath: string,
): void {
  const isAnonymous = (request: FastifyRequest) => request.headers.authorization === undefined;
  app.get('/serverInfo', (request) => ({
    baseUrl: `${request.protocol}://${request.host}${contextPath}`,
    version: '10.3.13',
    versionNumbers: [10, 3, 13],
    deploymentType: 'Server',
    buildNumber: 10_030_013,
    serverTitle: 'Jira',
  }));
  app.get('/myself', (request, reply) => {
    if (isAnonymous(request)) return unauthorized(reply);
    return {
      key: 'JIRAUSER10000',
      name: 'sandbox',
      emailAddress: CREDENTIALS.email,
      displayName: 'Sandbox User',
      active: true,
      timeZone: state.zone.name,
      locale: 'en_US',
    };
  });
  app.get('/status', (request, reply) => {
    if (isAnonymous(request)) return unauthorized(reply);
    return state.statuses.map((status) => renderStatus(status, state));
  });
  app.get<{ Params: { idOrName: string } }>('/status/:idOrName', (request, reply) => {
    const status = state.findStatus(request.params.idOrName);
    if (isAnonymous(request) || status === undefined) return refuse(reply, 404, 'The status could not be found.');
    return renderStatus(status, state);
  });
  app.get('/field', (request, reply) =>
    isAnonymous(request) ? unauthorized(reply) : FIELDS.map((field) => renderField(field, state)),
  );
  app.get('/project', (request) =>
    isAnonymous(request) ? [] : state.projects.map((project) => renderProject(project, request)),
  );
  app.get<{ Params: { idOrKey: string } }>('/project/:idOrKey', (request, reply) => {
    const { idOrKey } = request.params;
    const project = state.findProject(idOrKey);
    if (isAnonymous(request) || project === undefined) {
      return refuse(reply, 404, `No project could be found with key '${idOrKey}'.`);
    }
    return renderProject(project, request);
  });
  dataCenterSearchRoutes(app, state, limits);
}

function renderProject({ id, key, name }: Project, request: FastifyRequest) {
  const self = `${request.protocol}://${request.host}/rest/api/2/project/${id}`;
  return { expand: 'description,lead,url,projectKeys', self, id, key, name, projectTypeKey: 'software' };
}
