import type { History, Issue } from '../issue.ts';
import { SHARED_STATUSES } from '../generate/statuses.ts';
import type { SandboxState } from '../sandboxState.ts';

/** An issue as `POST /__sandbox/issues` takes it. Instants are ISO 8601. */
export interface WrittenIssueBody {
  readonly key: string;
  readonly created: string;
  readonly summary?: string;
  readonly description?: string;
  /** Time at which the description was changed; absent if it was not. */
  readonly edited?: string;
  readonly comments?: readonly { readonly created: string; readonly updated?: string; readonly text: string }[];
}

/** First id of written issues and of their comments. It is above all generated ids. */
const FIRST_ID = 900_000_001;

/** An open task with these texts, in a project of the tracker; null if there is no such project. @param index position among the written issues */
export function toWrittenIssue(body: WrittenIssueBody, index: number, state: SandboxState): Issue | null {
  const project = state.findProject(body.key.slice(0, body.key.lastIndexOf('-')));
  if (project === undefined) return null;
  const { summary = 'Rollout', description = null, comments = [] } = body;
  const { id: statusId, name, category } = SHARED_STATUSES.todo;
  const created = Date.parse(body.created);
  const at = (instant: string) => state.zone.format(Date.parse(instant));
  return {
    id: String(FIRST_ID + index),
    key: body.key,
    projectId: project.id,
    created,
    updated: Date.parse(body.edited ?? body.created),
    resolved: null,
    categoryChanged: created,
    type: 'Task',
    subtask: false,
    status: name,
    category: 'new',
    resolution: null,
    texts: [summary, description ?? '', ...comments.map(({ text }) => text)],
    fields: () => ({
      summary,
      description: description === null ? null : documentOf(description, state),
      comment: {
        comments: comments.map((comment, place) => ({
          id: String(FIRST_ID + 1000 * index + place),
          body: documentOf(comment.text, state),
          created: at(comment.created),
          updated: at(comment.updated ?? comment.created),
        })),
        maxResults: comments.length,
        total: comments.length,
        startAt: 0,
      },
      created: at(body.created),
      updated: at(body.edited ?? body.created),
      resolutiondate: null,
      statuscategorychangedate: at(body.created),
      status: { id: statusId, name, statusCategory: category },
      issuetype: { id: '10002', name: 'Task', subtask: false, hierarchyLevel: 0 },
      resolution: null,
      project: { id: project.id, key: project.key, name: project.name },
    }),
    histories: () => (body.edited === undefined ? [] : [editOf(String(FIRST_ID + index), body.edited, description)]),
  };
}

/** A text as the API returns it: a document on Cloud, with a paragraph for each of its lines. */
function documentOf(text: string, { mode }: SandboxState): unknown {
  if (mode === 'data-center') return text;
  const content = text.split('\n').map((line) => ({
    type: 'paragraph',
    content: line === '' ? [] : [{ type: 'text', text: line }],
  }));
  return { type: 'doc', version: 1, content };
}

const editOf = (id: string, edited: string, description: string | null): History => ({
  id: `${id}00`,
  author: null,
  created: Date.parse(edited),
  items: [
    {
      field: 'description',
      fieldtype: 'jira',
      fieldId: 'description',
      from: null,
      fromString: null,
      to: null,
      toString: description,
    },
  ],
});
