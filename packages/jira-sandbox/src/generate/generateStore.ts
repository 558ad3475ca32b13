import type { Issue, Project, Status, Store } from '../issue.ts';
import type { Zone } from '../time.ts';
import { generateProject } from './generateProject.ts';
import type { ProjectSpec } from './projectSpec.ts';
import { SHARED_STATUSES, teamStatuses, type StatusSet } from './statuses.ts';

/** First issue id of a project; each project has room for a million tickets. */
const IDS_PER_PROJECT = 1_000_000;

/** Generates every project of a tracker. The same seed, specs and time zone give the same store. */
export function generateStore(specs: readonly ProjectSpec[], seed: number, zone: Zone): Store {
  const projects: Project[] = [];
  const statuses: Status[] = Object.values(SHARED_STATUSES);
  const issues: Issue[] = [];
  for (const [index, spec] of specs.entries()) {
    const { project, set, own } = settingsOf(spec, index);
    if (own) statuses.push(...Object.values(set));
    projects.push(project);
    for (const issue of generateIssues(spec, index, seed, zone)) issues.push(issue);
  }
  return { projects, statuses, issues: inOrder(issues) };
}

/** The store after one of its projects was generated again. @param index the project's position in the store */
export function replaceProject(store: Store, spec: ProjectSpec, index: number, seed: number, zone: Zone): Store {
  const id = store.projects[index]?.id;
  const others = store.issues.filter(({ projectId }) => projectId !== id);
  return { ...store, issues: inOrder([...others, ...generateIssues(spec, index, seed, zone)]) };
}

const inOrder = (issues: readonly Issue[]) => issues.toSorted((a, b) => a.created - b.created);

function generateIssues(spec: ProjectSpec, index: number, seed: number, zone: Zone): Issue[] {
  const { project, set } = settingsOf(spec, index);
  return generateProject({ spec, project, statuses: set, firstId: (index + 1) * IDS_PER_PROJECT + 1, seed, zone });
}

function settingsOf(spec: ProjectSpec, index: number) {
  const own = spec.workflow !== undefined;
  const project: Project = {
    id: String(10_000 + index),
    key: spec.key,
    name: spec.name,
    style: own ? 'next-gen' : 'classic',
  };
  const set: StatusSet = spec.workflow === undefined ? SHARED_STATUSES : teamStatuses(spec.workflow, project, index);
  return { project, set, own };
}
