import type { JiraClient } from '../http/jiraClient.ts';
import type { JiraResponse } from '../http/jiraResponse.ts';
import { LIMITS } from '../http/readJson.ts';
import { type ProjectPage, readProjectPage } from '../tracker/siteResponses.ts';

export const PROJECTS_PER_PAGE = 100;

/** A page of the projects that match a text; an empty text matches all projects. */
export function searchProjects(client: JiraClient, query: string, startAt: number): Promise<JiraResponse<ProjectPage>> {
  const parameters = new URLSearchParams({ startAt: String(startAt), maxResults: String(PROJECTS_PER_PAGE) });
  if (query !== '') parameters.set('query', query);
  const path = `/rest/api/3/project/search?${parameters}`;
  return client.get(path, (body) => readProjectPage(body, startAt), LIMITS.small);
}
