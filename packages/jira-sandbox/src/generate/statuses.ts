import type { CategoryKey, Project, Status } from '../issue.ts';
import type { Step, Workflow } from './projectSpec.ts';

/** The statuses of a project's workflow. */
export type StatusSet = Readonly<Record<Step, Status>>;

const CATEGORIES = {
  new: { id: 2, key: 'new', colorName: 'blue-gray', name: 'To Do' },
  indeterminate: { id: 4, key: 'indeterminate', colorName: 'yellow', name: 'In Progress' },
  done: { id: 3, key: 'done', colorName: 'green', name: 'Done' },
  undefined: { id: 1, key: 'undefined', colorName: 'medium-gray', name: 'No Category' },
} as const satisfies Record<CategoryKey, Readonly<Record<string, unknown>>>;

/** The category of each step. */
export const CATEGORY_OF = {
  todo: 'new',
  inProgress: 'indeterminate',
  inReview: 'indeterminate',
  done: 'done',
} as const satisfies Record<Step, CategoryKey>;

const status = (id: number, name: string, category: CategoryKey, projectId: string | null): Status => ({
  id: String(id),
  name,
  untranslatedName: name,
  category: CATEGORIES[category],
  projectId,
});

/** The statuses that company-managed projects share. */
export const SHARED_STATUSES: StatusSet = {
  todo: status(10_000, 'To Do', 'new', null),
  inProgress: status(3, 'In Progress', 'indeterminate', null),
  inReview: status(10_010, 'In Review', 'indeterminate', null),
  done: status(10_001, 'Done', 'done', null),
};

/** The statuses of a team-managed project, with its team's names. */
export function teamStatuses(workflow: Workflow, project: Project, index: number): StatusSet {
  const first = 10_100 + index * 10;
  return {
    todo: status(first, workflow.todo, 'new', project.id),
    inProgress: status(first + 1, workflow.inProgress, 'indeterminate', project.id),
    inReview: status(first + 2, workflow.inReview, 'indeterminate', project.id),
    done: status(first + 3, workflow.done, 'done', project.id),
  };
}
