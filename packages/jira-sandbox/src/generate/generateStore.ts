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
    const own = spec.workflow !== undefined;
    const project: Project = {
      id: String(10_000 + index),
      key: spec.key,
      name: spec.name,
      style: own ? 'next-gen' : 'classic',
    };
    const set: StatusSet = spec.workflow === undefined ? SHARED_STATUSES : teamStatuses(spec.workflow, project, index);
    if (own) statuses.push(...Object.values(set));
    projects.push(project);
    const firstId = (index + 1) * IDS_PER_PROJECT + 1;
    for (const issue of generateProject({ spec, project, statuses: set, firstId, seed, zone })) issues.push(issue);
  }
  return { projects, statuses, issues: issues.toSorted((a, b) => a.created - b.created) };
}
