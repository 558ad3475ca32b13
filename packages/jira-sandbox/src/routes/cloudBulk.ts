import type { FastifyInstance } from 'fastify';
import type { History, Issue } from '../issue.ts';
import { pageToken, readPageToken } from '../pageToken.ts';
import { refuse } from '../refuse.ts';
import type { SandboxState } from '../sandboxState.ts';
import { unauthorized, type AccessPath, identify } from './cloudAccess.ts';
import { renderIssue } from './cloudIssue.ts';

interface IssuesBody {
  readonly issueIdsOrKeys: readonly string[];
  readonly fields?: readonly string[];
  readonly expand?: readonly string[];
}

interface ChangelogBody {
  readonly issueIdsOrKeys: readonly string[];
  readonly fieldIds?: readonly string[];
  readonly maxResults?: number;
  readonly nextPageToken?: string;
}

const strings = { type: 'array', items: { type: 'string' } } as const;

const issuesBody = {
  type: 'object',
  additionalProperties: false,
  required: ['issueIdsOrKeys'],
  properties: {
    issueIdsOrKeys: { ...strings, minItems: 1 },
    fields: strings,
    expand: strings,
    properties: { ...strings, maxItems: 5 },
    fieldsByKeys: { type: 'boolean' },
  },
} as const;

const changelogBody = {
  type: 'object',
  additionalProperties: false,
  required: ['issueIdsOrKeys'],
  properties: {
    issueIdsOrKeys: { ...strings, minItems: 1, maxItems: 1000 },
    fieldIds: { ...strings, maxItems: 10, uniqueItems: true },
    maxResults: { type: 'integer', minimum: 1, maximum: 10_000 },
    nextPageToken: { type: 'string' },
  },
} as const;

/** Number of ids that every call may have; only a narrow call may have more ids. */
const WIDE_LIMIT = 100;

/** `issue/bulkfetch` and `changelog/bulkfetch`. */
export function cloudBulkRoutes(
  app: FastifyInstance,
  state: SandboxState,
  accessPath: AccessPath,
  bulkLimit: number,
): void {
  app.post<{ Body: IssuesBody }>('/issue/bulkfetch', { schema: { body: issuesBody } }, (request, reply) => {
    const { issueIdsOrKeys, fields = [], expand = [] } = request.body;
    const limit = isNarrow(request.body) ? bulkLimit : WIDE_LIMIT;
    if (issueIdsOrKeys.length > limit) {
      return refuse(reply, 400, `The number of issues exceeds the limit of ${limit} for this request.`);
    }
    if (identify(request) === 'anonymous') return { issues: [], issueErrors: [] };
    const issues = findAll(state, issueIdsOrKeys).map((issue) =>
      renderIssue(issue, { fields, expand }, request, state),
    );
    return { issues, issueErrors: [] };
  });

  app.post<{ Body: ChangelogBody }>('/changelog/bulkfetch', { schema: { body: changelogBody } }, (request, reply) => {
    if (identify(request) === 'anonymous') return unauthorized(reply, accessPath);
    const { issueIdsOrKeys, fieldIds = [], maxResults = 1000, nextPageToken } = request.body;
    const scope = `${issueIdsOrKeys.join(',')} ${fieldIds.join(',')}`;
    const offset = nextPageToken === undefined ? 0 : readPageToken(scope, nextPageToken);
    if (offset === null) return refuse(reply, 400, 'The provided next page token is invalid or has expired.');
    const entries = changes(findAll(state, issueIdsOrKeys), fieldIds);
    const end = offset + maxResults;
    return {
      issueChangeLogs: groupByIssue(entries.slice(offset, end)),
      ...(end < entries.length ? { nextPageToken: pageToken(scope, end) } : {}),
    };
  });
}

const MULTI_VALUED = new Set(['comment', 'worklog', 'attachment']);

/** Jira accepts many ids only if the request names small fields and expands nothing. */
function isNarrow({ fields = [], expand = [] }: IssuesBody): boolean {
  const concrete = fields.filter((field) => !field.startsWith('-') && !field.startsWith('*'));
  return (
    expand.length === 0 &&
    concrete.length > 0 &&
    fields.length <= 100 &&
    !fields.some((field) => field.startsWith('*') || MULTI_VALUED.has(field))
  );
}

/** The existing issues among these, each once, in ascending order of their ids. Unknown ids are silently omitted. */
function findAll(state: SandboxState, idsOrKeys: readonly string[]): Issue[] {
  const found = new Map<string, Issue>();
  for (const idOrKey of idsOrKeys) {
    const issue = state.find(idOrKey);
    if (issue !== undefined) found.set(issue.id, issue);
  }
  return [...found.values()].toSorted((a, b) => Number(a.id) - Number(b.id));
}

interface Change {
  readonly issueId: string;
  readonly history: History;
}

/** Oldest first across all issues, so that one issue's entries can be on several pages. */
function changes(issues: readonly Issue[], fieldIds: readonly string[]): Change[] {
  const wanted = new Set(fieldIds);
  const all = issues.flatMap((issue) => issue.histories().map((history) => ({ issueId: issue.id, history })));
  const asked =
    wanted.size === 0
      ? all
      : all.filter(({ history }) => history.items.some((item) => wanted.has(String(item.fieldId ?? item.field))));
  return asked.toSorted((a, b) => a.history.created - b.history.created || Number(a.issueId) - Number(b.issueId));
}

/** The only place where Jira Cloud returns times as epoch milliseconds. */
function groupByIssue(entries: readonly Change[]) {
  const groups = new Map<string, unknown[]>();
  for (const { issueId, history } of entries) {
    const { id, author, created, items } = history;
    const group = groups.get(issueId) ?? [];
    group.push({ id, author, created, items });
    groups.set(issueId, group);
  }
  return [...groups].map(([issueId, changeHistories]) => ({ issueId, changeHistories }));
}
