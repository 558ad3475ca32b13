import { idOf, type JsonObject, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { closestNames } from './closestNames.ts';
import type { Project } from './tracker.ts';

/** Maximum length of a stored name: Jira's own have at most 80 letters. */
const MAX_NAME_LENGTH = 255;

/** One of Jira's projects, or null if it lacks a usable id. */
export function readProject(value: JsonObject): Project | null {
  const id = idOf(value);
  const key = textOf(value, 'key');
  if (id === null || key === null || key.length > MAX_NAME_LENGTH) return null;
  return { id, key, name: (textOf(value, 'name') ?? key).slice(0, MAX_NAME_LENGTH) };
}

/** The project with this key or name: exact spelling wins over another case, a key over a name, and the oldest project over others. */
export function matchProject(visible: readonly Project[], wanted: string): Project | undefined {
  const projects = visible.toSorted((a, b) => Number(a.id) - Number(b.id));
  const folded = wanted.toLowerCase();
  return (
    projects.find(({ key }) => key === wanted) ??
    projects.find(({ name }) => name === wanted) ??
    projects.find(({ key }) => key.toLowerCase() === folded) ??
    projects.find(({ name }) => name.toLowerCase() === folded)
  );
}

/** Number of unknown projects of one analysis for which the closest names are searched. That takes time, and a plan can name forty. */
const MAX_SEARCHES = 3;

/** Makes the failures for the unknown projects of one analysis. The first of them name the closest projects that the account can see. */
export function unknownProjects(): (wanted: string, visible: readonly Project[]) => Promise<RequestFailure> {
  let searches = 0;
  return async (wanted, visible) => {
    searches += 1;
    const similar = searches > MAX_SEARCHES ? [] : await closestNames(wanted, visible, 5);
    return new RequestFailure({ reason: 'project-not-found', similar, sees_projects: visible.length > 0 });
  };
}
