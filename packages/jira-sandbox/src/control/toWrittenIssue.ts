import type { Issue } from '../issue.ts';
import { SHARED_STATUSES } from '../generate/statuses.ts';
import type { SandboxState } from '../sandboxState.ts';
import { DAY_MS } from '../time.ts';

/** An issue as `POST /__sandbox/issues` takes it. Instants are ISO 8601. */
export interface WrittenIssueBody {
  readonly key: string;
  readonly created: string;
  readonly summary?: string;
  readonly description?: string;
  readonly comment?: string;
  /** Fields that were changed, one a day after the creation. */
  readonly changes?: readonly string[];
}

/** First id of written issues. It is above all generated ids. */
const FIRST_ID = 900_000_001;

/** An open task with these texts, in a project of the tracker; null if there is no such project. @param index position among the written issues */
export function toWrittenIssue(body: WrittenIssueBody, index: number, state: SandboxState): Issue | null {
  const project = state.findProject(body.key.slice(0, body.key.lastIndexOf('-')));
  if (project === undefined) return null;
  const { summary = 'Rollout', description = null, comment, changes = [] } = body;
  const { id: statusId, name, category } = SHARED_STATUSES.todo;
  const created = Date.parse(body.created);
  const at = (ms: number) => state.zone.format(ms);
  const id = String(FIRST_ID + index);
  const updated = created + changes.length * DAY_MS;
  return {
    id,
    key: body.key,
    projectId: project.id,
    created,
    updated,
    resolved: null,
    categoryChanged: created,
    type: 'Task',
    typeId: '10002',
    subtask: false,
    status: name,
    category: 'new',
    resolution: null,
    texts: { summary, description: description ?? '' },
    fields: () => ({
      summary,
      description: description === null ? null : documentOf(description, state),
      comment: {
        comments: comment === undefined ? [] : [{ id, body: documentOf(comment, state), created: at(created) }],
      },
      created: at(created),
      updated: at(updated),
      resolutiondate: null,
      statuscategorychangedate: at(created),
      status: { id: statusId, name, statusCategory: category },
      issuetype: { id: '10002', name: 'Task', subtask: false, hierarchyLevel: 0 },
      resolution: null,
      project: { id: project.id, key: project.key, name: project.name },
    }),
    histories: () =>
      changes.map((field, place) => ({
        id: `${id}${String(place).padStart(4, '0')}`,
        author: null,
        created: created + (place + 1) * DAY_MS,
        items: [{ field, fieldtype: 'jira', fieldId: field, from: null, fromString: null, to: null, toString: null }],
      })),
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
