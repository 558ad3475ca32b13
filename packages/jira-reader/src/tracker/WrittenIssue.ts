import { idOf, instantMs, type JsonObject, listOf, objectOf, textOf } from '@roi-insight/jira-tickets';

/** An issue with the texts that can register a plan. No other field is kept, and comments are never requested. */
export interface WrittenIssue {
  readonly id: string;
  readonly key: string;
  readonly projectId: string;
  /** As Jira writes it, with the clock and the offset of the user. */
  readonly created: string;
  /** Summary and description. */
  readonly texts: readonly string[];
}

/** The place of an issue among the issues of a project. */
export interface IssuePlace {
  readonly id: string;
  readonly createdMs: number;
}

/** Reads issues that may register a plan. */
export interface WrittenIssues {
  /** An issue by key, and whether its summary or description was ever changed; null if it does not exist or the account cannot see it. */
  readonly readIssue: (key: string) => Promise<(WrittenIssue & { readonly isEdited: boolean }) | null>;
  /** Every issue that JQL selects, each reduced by `keep` as soon as it arrives. */
  readonly searchIssues: <T>(jql: string, keep: (issue: WrittenIssue) => T) => Promise<readonly T[]>;
  /** The first issues that JQL selects, at most a page. */
  readonly firstIssues: (jql: string) => Promise<readonly IssuePlace[]>;
}

export const WRITTEN_FIELDS = ['summary', 'description', 'created', 'project'] as const;
/** Issues per page of a search. */
export const WRITTEN_PER_PAGE = 100;

/** Null if the issue lacks a field that every issue has. */
export function readWrittenIssue(issue: JsonObject): WrittenIssue | null {
  const fields = objectOf(issue['fields']);
  const [id, key, summary] = [idOf(issue), textOf(issue, 'key'), textOf(fields, 'summary')];
  const [created, projectId] = [textOf(fields, 'created'), idOf(objectOf(fields['project']))];
  if (id === null || key === null || summary === null || created === null || projectId === null) return null;
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(created) || !/^\d+$/.test(projectId)) return null;
  return { id, key, projectId, created, texts: [summary, plainOf(fields['description'])] };
}

export function readIssuePlace(issue: JsonObject): IssuePlace | null {
  const [id, createdMs] = [idOf(issue), instantMs(objectOf(issue['fields'])['created'])];
  return id === null || createdMs === null ? null : { id, createdMs };
}

/** Whether one of these changes is a change of the summary or the description; null if a change does not name its field. */
export function changesText(histories: readonly unknown[]): boolean | null {
  const items = histories.flatMap((history) => listOf(objectOf(history)['items']) ?? [{}]);
  const fields = new Set(items.map((item) => textOf(item, 'fieldId') ?? textOf(item, 'field')));
  return fields.has(null) ? null : fields.has('summary') || fields.has('description');
}

/** The text of a document: Cloud sends a tree whose leaves have texts; Data Center sends a text. */
function plainOf(document: unknown): string {
  if (typeof document === 'string') return document;
  const node = objectOf(document);
  const own = textOf(node, 'text') ?? '';
  // The recursion ends, because `readJson` limits the depth of a document.
  return `${own}${(listOf(node['content']) ?? []).map(plainOf).join(' ')}`;
}
