import { dataOrThrow } from '../http/dataOrThrow.ts';
import { readInBulk } from './readInBulk.ts';
import { BulkRefusedError } from './cloudChunks.ts';
import { cloudWrittenIssues } from './cloudWrittenIssues.ts';
import { readInSlices } from './readInSlices.ts';
import type { CloudReader } from './cloudReader.ts';
import type { JiraResponse } from '../http/jiraResponse.ts';
import type { JiraClient, Session } from '../http/jiraClient.ts';
import { matchProject, unknownProjects } from '../tracker/projects.ts';
import { findSizeField } from '../tracker/sizeFields.ts';
import { projectStatuses } from '../tracker/projectStatuses.ts';
import { LIMITS } from '../http/readJson.ts';
import { type ProjectPage, readFoundProject } from '../tracker/siteResponses.ts';
import type { Credential, Project, Site } from '../tracker/tracker.ts';
import type { ReaderConfig } from '../ReaderConfig.ts';
import { PROJECTS_PER_PAGE, searchProjects } from './searchProjects.ts';
import { API, signIn, siteHost } from './signIn.ts';

/**
 * Maximum number of project pages that are searched for a name; on a larger site, only projects that match the text are
 * searched.
 */
const MAX_PROJECT_PAGES = 20;

/** Opens a Jira Cloud site. `base` is the site's address, or its address at the gateway. */
export async function openCloud(
  session: Session,
  base: string,
  credential: Credential,
  urls: Pick<ReaderConfig, 'gatewayUrl' | 'authUrl'>,
): Promise<Site> {
  const accepted = await signIn(session, base, credential, urls);
  const timeZone = dataOrThrow(accepted.myself, base, 'cloud');
  const statuses = dataOrThrow(accepted.statuses, base, 'cloud');
  const host = await siteHost(accepted.client, base, urls);
  const client = namedAfter(accepted.client, `https://${host}`);
  const find = projectFinder(client);
  const refused = { bulk: false, count: false };
  return {
    kind: 'cloud',
    host,
    timeZone,
    async findProject(name, signal, id) {
      const asking = client.forProject(signal, { tickets: 0, changes: 0 });
      const known = id === undefined ? null : await asking.get(`${API}/project/${id}`, readFoundProject, LIMITS.small);
      if (known?.kind === 'data') return known.data;
      // This project's first page was requested together with the login.
      if (name === credential.projectName) return find(name, accepted.projects);
      return find(name, await searchProjects(asking, name, 0), asking);
    },
    findSizeField: (name, project) => findSizeField(client, 'cloud', project, name),
    ...cloudWrittenIssues(client),
    async readTickets(read, options) {
      const reader = (signal: AbortSignal): CloudReader => ({
        client: client.forProject(signal, options.memory),
        refused,
        project: read,
        statuses: projectStatuses(statuses),
        size: options.size,
      });
      const bulk = new AbortController();
      try {
        if (!refused.bulk) return await readInBulk(reader(AbortSignal.any([options.signal, bulk.signal])), options);
      } catch (cause) {
        if (!(cause instanceof BulkRefusedError)) throw cause;
        refused.bulk = true;
        // Otherwise, the other bulk requests would delay the searches and report progress on tickets that are dropped.
        bulk.abort(cause);
      }
      return readInSlices(reader(options.signal), options);
    },
  };
}

/** The same client, whose answers without data are explained with the name of the site instead of that of the gateway. */
function namedAfter(client: JiraClient, base: string): JiraClient {
  return { ...client, base, forProject: (signal, memory) => ({ ...client.forProject(signal, memory), base }) };
}

/** Finds a project among those that match its name, then among all projects, which are requested only once. */
function projectFinder(client: JiraClient) {
  let all: Promise<readonly Project[]> | undefined;
  const notFound = unknownProjects();
  return async (wanted: string, firstPage: JiraResponse<ProjectPage>, asking = client): Promise<Project> => {
    const matching = matchProject(await allProjects(asking, wanted, firstPage), wanted);
    if (matching !== undefined) return matching;
    all ??= searchProjects(client, '', 0).then((page) => allProjects(client, '', page));
    const visible = await all;
    const found = matchProject(visible, wanted);
    if (found !== undefined) return found;
    throw await notFound(wanted, visible);
  };
}

async function allProjects(
  client: JiraClient,
  query: string,
  firstPage: JiraResponse<ProjectPage>,
): Promise<Project[]> {
  const all: Project[] = [];
  let response = firstPage;
  for (let page = 1; ; page += 1) {
    const { projects, isLast } = dataOrThrow(response, client.base, 'cloud');
    all.push(...projects);
    if (isLast || page === MAX_PROJECT_PAGES) return all;
    response = await searchProjects(client, query, page * PROJECTS_PER_PAGE);
  }
}
