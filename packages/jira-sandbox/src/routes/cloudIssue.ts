import type { FastifyRequest } from 'fastify';
import type { Issue } from '../issue.ts';
import { renderFields, renderHistory } from '../render.ts';
import type { SandboxState } from '../sandboxState.ts';

/** `expand=changelog` returns this number of histories: the newest, newest first. */
const EXPANDED_HISTORIES = 40;

interface Wanted {
  readonly fields: readonly string[];
  readonly expand: readonly string[];
}

/** An issue as REST v3 returns it. */
export function renderIssue(issue: Issue, { fields, expand }: Wanted, request: FastifyRequest, state: SandboxState) {
  return {
    ...renderHead(issue, request),
    ...renderExpanded(issue, expand, state),
    fields: renderFields(issue, fields, state),
  };
}

/** Members that every issue has. */
export function renderHead(issue: Issue, request: FastifyRequest) {
  return {
    expand: 'renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations',
    id: issue.id,
    self: `${request.protocol}://${request.host}/rest/api/3/issue/${issue.id}`,
    key: issue.key,
  };
}

/** `changelog`, if requested. It has only the newest histories, so a client that relies on it misses the oldest histories. */
function renderExpanded(issue: Issue, expand: readonly string[], state: SandboxState) {
  if (!expand.includes('changelog')) return {};
  const histories = issue.histories();
  const newest = histories.slice(-EXPANDED_HISTORIES).toReversed();
  return {
    changelog: {
      startAt: 0,
      maxResults: newest.length,
      total: histories.length,
      histories: newest.map((history) => renderHistory(history, state)),
    },
  };
}
