import type { Issue } from '../issue.ts';
import type { Note } from './projectSpec.ts';
import type { IssueContext } from './toIssue.ts';

/** An issue that has a text and stays in the backlog. */
export function noteIssue({ zone, project, statuses, firstId }: IssueContext, note: Note, index: number): Issue {
  const created = Math.round(zone.toInstant(Date.parse(`${note.created}Z`)));
  const { name, id, category } = statuses.todo;
  const text = zone.format(created);
  return {
    id: String(firstId + index),
    key: `${project.key}-${index + 1}`,
    projectId: project.id,
    created,
    updated: created,
    resolved: null,
    categoryChanged: created,
    type: 'Task',
    typeId: '10002',
    subtask: false,
    status: name,
    category: 'new',
    resolution: null,
    texts: note,
    fields: () => ({
      summary: note.summary,
      description: note.description,
      created: text,
      updated: text,
      resolutiondate: null,
      statuscategorychangedate: text,
      status: { id, name, statusCategory: category },
      issuetype: { id: '10002', name: 'Task', subtask: false, hierarchyLevel: 0 },
      resolution: null,
      project: { id: project.id, key: project.key, name: project.name },
    }),
    histories: () => [],
  };
}
