import { idOf, type JsonObject, listOf, objectOf, textOf } from '@roi-insight/jira-tickets';
import { dataOrThrow } from '../http/dataOrThrow.ts';
import type { JiraClient } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';

/** A text of an issue: its summary, its description or a comment. */
export interface WrittenText {
  /** Id of the issue, or of the comment. */
  readonly id: string;
  /** Creation time of the issue or the comment, as Jira writes it. */
  readonly created: string;
  /** Whether the text was changed after its creation. */
  readonly isEdited: boolean;
  readonly text: string;
}

/** The texts of an issue. No other field is kept. */
export interface WrittenIssue {
  readonly id: string;
  readonly key: string;
  /** In the order of summary, description and comments. */
  readonly texts: readonly WrittenText[];
}

const FIELDS = ['summary', 'description', 'comment', 'created'];

/** Number of issues that a search for texts returns. */
const MAX_FOUND = 10;

/** Reads an issue by key; null if the issue does not exist or the account cannot see it. */
export async function readWrittenIssue(client: JiraClient, kind: JiraKind, key: string): Promise<WrittenIssue | null> {
  const query = new URLSearchParams({ fields: FIELDS.join(','), expand: 'changelog' });
  const response = await client.get(`${api(kind)}/issue/${key}?${query}`, readIssueBody);
  if (response.kind === 'refusal' && response.status === 404) return null;
  return dataOrThrow(response, client.base, kind);
}

/** Up to ten of the issues that JQL selects. Changes of their texts are not looked up. */
export async function searchWrittenIssues(
  client: JiraClient,
  kind: JiraKind,
  jql: string,
): Promise<readonly WrittenIssue[]> {
  const path = `${api(kind)}/${kind === 'cloud' ? 'search/jql' : 'search'}`;
  const response = await client.post(path, { jql, fields: FIELDS, maxResults: MAX_FOUND }, (body) => {
    const issues = listOf(objectOf(body)['issues'])?.map(readIssueBody) ?? null;
    return issues?.every((issue) => issue !== null) === true ? issues : null;
  });
  return dataOrThrow(response, client.base, kind);
}

const api = (kind: JiraKind) => (kind === 'cloud' ? '/rest/api/3' : '/rest/api/2');

function readIssueBody(body: unknown): WrittenIssue | null {
  const issue = objectOf(body);
  const fields = objectOf(issue['fields']);
  const [id, key, created] = [idOf(issue), textOf(issue, 'key'), textOf(fields, 'created')];
  if (id === null || key === null || created === null) return null;
  const edited = editedFields(issue);
  return {
    id,
    key,
    texts: [
      ...['summary', 'description'].map((name) => {
        return { id, created, isEdited: edited.has(name), text: plainOf(fields[name]) };
      }),
      ...(listOf(objectOf(fields['comment'])['comments']) ?? []).flatMap(readComment),
    ],
  };
}

function readComment(comment: JsonObject): readonly WrittenText[] {
  const [id, created] = [idOf(comment), textOf(comment, 'created')];
  if (id === null || created === null) return [];
  const isEdited = (textOf(comment, 'updated') ?? created) !== created;
  return [{ id, created, isEdited, text: plainOf(comment['body']) }];
}

/** The fields that were changed, according to the issue's history. */
function editedFields(issue: JsonObject): ReadonlySet<string> {
  const histories = listOf(objectOf(issue['changelog'])['histories']) ?? [];
  const items = histories.flatMap((history) => listOf(history['items']) ?? []);
  return new Set(items.map((item) => textOf(item, 'fieldId') ?? textOf(item, 'field') ?? ''));
}

/** The text of a document: Cloud sends a tree whose leaves have texts; Data Center sends a text. */
function plainOf(document: unknown): string {
  if (typeof document === 'string') return document;
  const node = objectOf(document);
  const own = textOf(node, 'text') ?? '';
  // The recursion ends, because `readJson` limits the depth of a document.
  return `${own}${(listOf(node['content']) ?? []).map(plainOf).join(' ')}`;
}
