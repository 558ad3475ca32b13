import type { FastifyRequest } from 'fastify';
import type { Issue } from '../issue.ts';
import { renderFields, renderHistory } from '../render.ts';
import type { World } from '../world.ts';

/** Histories that `expand=changelog` shows: the newest ones, newest first. */
const EXPANDED_HISTORIES = 40;

/** What a caller asked to see of an issue. */
interface Wanted {
  readonly fields: readonly string[];
  readonly expand: readonly string[];
}

/** An issue as REST v3 shows it. */
export function renderIssue(issue: Issue, { fields, expand }: Wanted, request: FastifyRequest, world: World) {
  return {
    ...renderHead(issue, request),
    ...renderExpanded(issue, expand, world),
    fields: renderFields(issue, fields, world),
  };
}

/** What every issue starts with. */
export function renderHead(issue: Issue, request: FastifyRequest) {
  return {
    expand: 'renderedFields,names,schema,operations,editmeta,changelog,versionedRepresentations',
    id: issue.id,
    self: `${request.protocol}://${request.host}/rest/api/3/issue/${issue.id}`,
    key: issue.key,
  };
}

/** `changelog`, when it was asked for: the newest histories only, so that whoever relies on it misses the oldest. */
function renderExpanded(issue: Issue, expand: readonly string[], world: World) {
  if (!expand.includes('changelog')) return {};
  const histories = issue.histories();
  const newest = histories.slice(-EXPANDED_HISTORIES).toReversed();
  return {
    changelog: {
      startAt: 0,
      maxResults: newest.length,
      total: histories.length,
      histories: newest.map((history) => renderHistory(history, world)),
    },
  };
}
