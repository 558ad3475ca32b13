import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Issue } from '../issue.ts';
import { pageToken, readPageToken } from '../pageToken.ts';
import { refuse } from '../refuse.ts';
import type { SandboxState } from '../sandboxState.ts';
import { identify } from './cloudAccess.ts';
import { renderHead, renderIssue } from './cloudIssue.ts';

/** Body of `POST search/jql`. Jira refuses any other member. */
interface SearchBody {
  readonly jql?: string;
  readonly fields?: readonly string[];
  readonly maxResults?: number;
  readonly nextPageToken?: string;
  readonly expand?: string;
}

const strings = { type: 'array', items: { type: 'string' } } as const;

const searchBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    jql: { type: 'string' },
    fields: strings,
    maxResults: { type: 'integer', minimum: 1 },
    nextPageToken: { type: 'string' },
    expand: { type: 'string' },
    properties: { ...strings, maxItems: 5 },
    fieldsByKeys: { type: 'boolean' },
    failFast: { type: 'boolean' },
    reconcileIssues: { type: 'array', items: { type: 'integer' }, maxItems: 50 },
  },
} as const;

/** Page sizes. Jira returns more than 100 issues only when ids and keys alone are requested. */
const PAGE = { withFields: 100, idsOnly: 5000, default: 50 };

/** `POST search/jql` and `POST search/approximate-count`. */
export function cloudSearchRoutes(app: FastifyInstance, state: SandboxState, pageLimit: number): void {
  app.post<{ Body: SearchBody }>('/search/jql', { schema: { body: searchBody } }, (request, reply) =>
    search(state, pageLimit, request.body, request, reply),
  );
  app.post<{ Body: { jql?: string } }>(
    '/search/approximate-count',
    { schema: { body: { type: 'object', additionalProperties: false, properties: { jql: { type: 'string' } } } } },
    (request) => {
      const found = state.search(request.body.jql ?? '');
      return { count: identify(request) === 'user' ? found.length : 0 };
    },
  );
}

function search(
  state: SandboxState,
  pageLimit: number,
  body: SearchBody,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const found = state.search(body.jql ?? '');
  if (identify(request) === 'anonymous') return { issues: [], isLast: true };
  const fields = body.fields ?? ['id'];
  const idsOnly = fields.every((field) => field === 'id' || field === 'key') && body.expand === undefined;
  const scope = `${body.jql} ${fields.join(',')}`;
  const offset = body.nextPageToken === undefined ? 0 : readPageToken(scope, body.nextPageToken);
  if (offset === null) return refuse(reply, 400, 'The provided next page token is invalid or has expired.');
  const size = Math.min(body.maxResults ?? PAGE.default, idsOnly ? PAGE.idsOnly : PAGE.withFields, pageLimit);
  const end = offset + size;
  return {
    issues: found.slice(offset, end).map((issue) => renderFound(issue, fields, body.expand, request, state)),
    ...(end < found.length ? { nextPageToken: pageToken(scope, end), isLast: false } : { isLast: true }),
  };
}

function renderFound(
  issue: Issue,
  fields: readonly string[],
  expand: string | undefined,
  request: FastifyRequest,
  state: SandboxState,
) {
  if (fields.length === 1 && fields[0] === 'id' && expand === undefined) return { id: issue.id };
  if (fields.every((field) => field === 'id' || field === 'key')) return renderHead(issue, request);
  return renderIssue(issue, { fields, expand: (expand ?? '').split(',') }, request, state);
}
