import { dataOrThrow, isCaptcha, isRejected } from '../http/dataOrThrow.ts';
import { basic } from '../cloud/openCloud.ts';
import { dataCenterWrittenIssues } from './dataCenterWrittenIssues.ts';
import { readPages } from './readPages.ts';
import { type JiraClient, jiraClient, type Session } from '../http/jiraClient.ts';
import { matchProject, unknownProjects } from '../tracker/projects.ts';
import { LIMITS } from '../http/readJson.ts';
import { projectStatuses } from '../tracker/projectStatuses.ts';
import { findSizeField } from '../tracker/sizeFields.ts';
import { readProjects, readStatuses, readTimeZone } from '../tracker/siteResponses.ts';
import type { Credential, Project, Site } from '../tracker/tracker.ts';

const API = '/rest/api/2';
/** A Data Center runs on its owner's machines, so it gets half the concurrency of Cloud. */
const CONCURRENCY = 4;

/** Opens a Jira Server or Data Center. `base` may have a context path. */
export async function openDataCenter(session: Session, base: string, credential: Credential): Promise<Site> {
  const { client, timeZone } = await logIn(session, base, credential);
  const { findProject, listProjects } = projectFinder(client);
  const [response] = await Promise.all([client.get(`${API}/status`, readStatuses, LIMITS.list), listProjects()]);
  const statuses = dataOrThrow(response, base, 'data-center');
  return {
    kind: 'data-center',
    host: new URL(base).host,
    timeZone,
    findProject,
    findSizeField: (name, project) => findSizeField(client, 'data-center', project, name),
    ...dataCenterWrittenIssues(client),
    readTickets: (read, options) =>
      readPages(
        {
          client: client.forProject(options.signal, options.memory),
          project: read,
          statuses: projectStatuses(statuses),
          size: options.size,
        },
        options,
      ),
  };
}

/** Personal access tokens are sent as Bearer. Older versions need Basic, which is tried only once, because Jira counts failed logins. */
async function logIn(
  session: Session,
  base: string,
  credential: Credential,
): Promise<{ client: JiraClient; timeZone: string }> {
  let client = jiraClient(session, base, `Bearer ${credential.apiToken}`, { concurrency: CONCURRENCY });
  let myself = await client.get(`${API}/myself`, readTimeZone, LIMITS.small);
  if (isRejected(myself) && !isCaptcha(myself)) {
    client = jiraClient(session, base, basic(credential), { concurrency: CONCURRENCY });
    myself = await client.get(`${API}/myself`, readTimeZone, LIMITS.small);
  }
  return { client, timeZone: dataOrThrow(myself, base, 'data-center') };
}

/**
 * Finds projects in the list of all projects. The list is requested again before a project counts as missing, because
 * the list is empty for anonymous users.
 */
function projectFinder(client: JiraClient) {
  const lists: Promise<readonly Project[]>[] = [];
  const notFound = unknownProjects();
  const list = async () =>
    dataOrThrow(await client.get(`${API}/project`, readProjects, LIMITS.list), client.base, 'data-center');
  const listProjects = (round = 0) => (lists[round] ??= list());
  const findProject = async (wanted: string, _signal?: AbortSignal, id?: string): Promise<Project> => {
    let visible: readonly Project[] = [];
    for (let round = 0; round < 2; round += 1) {
      visible = await listProjects(round);
      const found = visible.find((project) => project.id === id) ?? matchProject(visible, wanted);
      if (found !== undefined) return found;
    }
    throw await notFound(wanted, visible);
  };
  return { findProject, listProjects };
}
