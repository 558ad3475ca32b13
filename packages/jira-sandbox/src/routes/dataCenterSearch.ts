import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from '../issue.ts';
import { refuse } from '../refuse.ts';
import { renderFields, renderHistory } from '../render.ts';
import type { SandboxState } from '../sandboxState.ts';
import { unauthorized } from './dataCenterAccess.ts';

interface SearchBody {
  readonly jql?: string;
  readonly startAt?: number;
  readonly maxResults?: number;
  readonly fields?: readonly string[];
  readonly expand?: readonly string[];
}

interface IssueQuery {
  readonly fields?: string;
  readonly expand?: string;
}

const strings = { type: 'array', items: { type: 'string' } } as const;

const searchBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    jql: { type: 'string' },
    startAt: { type: 'integer', minimum: 0 },
    maxResults: { type: 'integer', minimum: 0 },
    fields: strings,
    expand: strings,
    validateQuery: { type: 'boolean' },
  },
} as const;

/** Search limits that an administrator can set. */
export interface SearchLimits {
  readonly maxResults: number;
  readonly resultWindow: number;
}

/** `POST search` and `issue/{idOrKey}` of REST v2. */
export function dataCenterSearchRoutes(app: FastifyInstance, state: SandboxState, limits: SearchLimits): void {
  app.post<{ Body: SearchBody }>('/search', { schema: { body: searchBody } }, (request, reply) =>
    search(state, limits, request.body, request, reply),
  );
  app.get<{ Params: { idOrKey: string }; Querystring: IssueQuery }>('/issue/:idOrKey', (request, reply) => {
    const issue = state.find(request.params.idOrKey);
    if (request.headers.authorization === undefined || issue === undefined) {
      return refuse(reply, 404, 'Issue Does Not Exist');
    }
    const { fields = '*all', expand = '' } = request.query;
    return renderIssue(issue, fields.split(','), expand.split(','), request, state);
  });
}

function search(
  state: SandboxState,
  limits: SearchLimits,
  body: SearchBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (request.headers.authorization === undefined) return unauthorized(reply);
  const { startAt = 0, fields = [], expand = [] } = body;
  const maxResults = Math.min(body.maxResults ?? 50, limits.maxResults);
  if (startAt + maxResults > limits.resultWindow) {
    return refuse(
      reply,
      500,
      `Search limit exceeded: startAt + maxResults must not be greater than ${limits.resultWindow}.`,
    );
  }
  const found = state.search(body.jql ?? '');
  return {
    expand: 'schema,names',
    startAt,
    maxResults,
    total: found.length,
    issues: found
      .slice(startAt, startAt + maxResults)
      .map((issue) => renderIssue(issue, fields, expand, request, state)),
  };
}

function renderIssue(
  issue: Issue,
  fields: readonly string[],
  expand: readonly string[],
  request: FastifyRequest,
  state: SandboxState,
) {
  return {
    expand: 'operations,versionedRepresentations,editmeta,changelog,renderedFields',
    id: issue.id,
    self: `${request.protocol}://${request.host}/rest/api/2/issue/${issue.id}`,
    key: issue.key,
    fields: renderFields(issue, fields, state),
    ...(expand.includes('changelog') ? { changelog: renderChangelog(issue, state) } : {}),
  };
}

/** Every entry, newest first. The order differs between versions of Jira, so clients must not rely on it. */
function renderChangelog(issue: Issue, state: SandboxState) {
  const histories = issue
    .histories()
    .map((history) => renderHistory(history, state))
    .toReversed();
  return { startAt: 0, maxResults: histories.length, total: histories.length, histories };
}
