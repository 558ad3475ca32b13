import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CREDENTIALS } from '../credentials.ts';
import { FIELDS } from '../fields.ts';
import type { Project } from '../issue.ts';
import { refuse } from '../refuse.ts';
import { renderField, renderHistory, renderStatus } from '../render.ts';
import type { SandboxState } from '../sandboxState.ts';
import type { AccessTokens } from './AccessTokens.ts';
import { unauthorized, type AccessPath, identify, identifyCallers } from './cloudAccess.ts';
import { cloudBulkRoutes } from './cloudBulk.ts';
import { renderIssue } from './cloudIssue.ts';
import { cloudSearchRoutes } from './cloudSearch.ts';

interface PageQuery {
  readonly query?: string;
  readonly startAt?: string;
  readonly maxResults?: string;
}

interface IssueQuery {
  readonly fields?: string;
  readonly expand?: string;
}

/** Maximum number of entries on a page of projects or of one issue's changelog. */
const PAGE = 100;

/** Maximum sizes of one response. */
export interface CloudLimits {
  /** Maximum number of ids in one bulk call. */
  readonly bulk: number;
  /** Entries on a page of a search or of one issue's changelog. */
  readonly page: number;
}

/** REST v3 of Jira Cloud, relative to `/rest/api/3`. */
export function cloudRoutes(
  app: FastifyInstance,
  state: SandboxState,
  accessPath: AccessPath,
  limits: CloudLimits,
  tokens: AccessTokens,
): void {
  identifyCallers(app, accessPath, tokens);
  serverInfoRoute(app);
  app.get('/myself', (request, reply) => {
    if (identify(request) === 'anonymous') return unauthorized(reply, accessPath);
    return {
      accountId: '5f0000000000000000000000',
      accountType: 'atlassian',
      emailAddress: CREDENTIALS.email,
      displayName: 'Sandbox User',
      active: true,
      timeZone: state.zone.name,
      locale: 'en_US',
    };
  });
  app.get('/status', (request) =>
    identify(request) === 'user' ? state.statuses.map((status) => renderStatus(status, state)) : [],
  );
  app.get<{ Params: { idOrName: string } }>('/status/:idOrName', (request, reply) => {
    const status = state.findStatus(request.params.idOrName);
    if (identify(request) === 'anonymous' || status === undefined) return noSuchStatus(reply);
    return renderStatus(status, state);
  });
  app.get('/field', () => FIELDS.map((field) => renderField(field, state)));
  app.get<{ Querystring: PageQuery }>('/project/search', (request) => {
    const caller = identify(request);
    const wanted = (request.query.query ?? '').toLowerCase();
    const matching = state.projects.filter(({ key, name }) => `${key}\n${name}`.toLowerCase().includes(wanted));
    return page(caller === 'user' ? matching : [], PAGE, request.query, (project) => renderProject(project, request));
  });
  app.get<{ Params: { idOrKey: string } }>('/project/:idOrKey', (request, reply) => {
    const { idOrKey } = request.params;
    const project = state.findProject(idOrKey);
    if (identify(request) === 'user' && project !== undefined) return renderProject(project, request);
    return refuse(reply, 404, `No project could be found with key '${idOrKey}'.`);
  });
  app.get<{ Params: { idOrKey: string }; Querystring: IssueQuery }>('/issue/:idOrKey', (request, reply) => {
    const issue = state.find(request.params.idOrKey);
    if (identify(request) === 'anonymous' || issue === undefined) return noSuchIssue(reply);
    const { fields = '*all', expand = '' } = request.query;
    return renderIssue(issue, { fields: fields.split(','), expand: expand.split(',') }, request, state);
  });
  app.get<{ Params: { idOrKey: string }; Querystring: PageQuery }>('/issue/:idOrKey/changelog', (request, reply) => {
    const issue = state.find(request.params.idOrKey);
    if (identify(request) === 'anonymous' || issue === undefined) return noSuchIssue(reply);
    return page(issue.histories(), limits.page, request.query, (history) => renderHistory(history, state));
  });
  cloudSearchRoutes(app, state, limits.page);
  cloudBulkRoutes(app, state, accessPath, limits.bulk);
  removedSearch(app);
}

/** The REST v2 endpoints that remain on Cloud, as far as they matter here, relative to `/rest/api/2`. */
export function oldCloudRoutes(app: FastifyInstance): void {
  serverInfoRoute(app);
  removedSearch(app);
}

function serverInfoRoute(app: FastifyInstance): void {
  app.get('/serverInfo', ({ protocol, host }) => ({
    baseUrl: `${protocol}://${host}`,
    version: '1001.0.0-SNAPSHOT',
    deploymentType: 'Cloud',
  }));
}

const noSuchIssue = (reply: FastifyReply) =>
  refuse(reply, 404, 'Issue does not exist or you do not have permission to see it.');

const noSuchStatus = (reply: FastifyReply) => refuse(reply, 404, 'The status could not be found.');

/** The old search, which Jira has removed. */
function removedSearch(app: FastifyInstance): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/search',
    handler: (_request, reply) =>
      refuse(
        reply,
        410,
        'The requested API has been removed. Please migrate to the /rest/api/3/search/jql API. A full migration ' +
          'guideline is available at https://developer.atlassian.com/changelog/#CHANGE-2046',
      ),
  });
}

function renderProject({ id, key, name, style }: Project, request: FastifyRequest) {
  return {
    self: `${request.protocol}://${request.host}/rest/api/3/project/${id}`,
    id,
    key,
    name,
    projectTypeKey: 'software',
    simplified: style === 'next-gen',
    style,
    isPrivate: false,
  };
}

function page<T>(all: readonly T[], limit: number, query: PageQuery, render: (item: T) => unknown) {
  const startAt = Number(query.startAt ?? 0);
  const maxResults = Math.min(Number(query.maxResults ?? 50), PAGE, limit);
  const values = all.slice(startAt, startAt + maxResults).map(render);
  return { maxResults, startAt, total: all.length, isLast: startAt + maxResults >= all.length, values };
}
