import { dataOrThrow, isCaptcha, isRejected } from '../http/dataOrThrow.ts';
import { basic } from '../login/basic.ts';
import { fixedLogin, type Login } from '../login/Login.ts';
import { serviceAccountLogin } from '../login/serviceAccount.ts';
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
  const options = { concurrency: CONCURRENCY };
  if (credential.clientId !== null) {
    const client = jiraClient(
      session,
      base,
      serviceAccount(session, base, credential.clientId, credential.apiToken),
      options,
    );
    const myself = await client.get(`${API}/myself`, readTimeZone, LIMITS.small);
    return { client, timeZone: dataOrThrow(myself, base, 'data-center') };
  }
  let client = jiraClient(session, base, fixedLogin(`Bearer ${credential.apiToken}`), options);
  let myself = await client.get(`${API}/myself`, readTimeZone, LIMITS.small);
  if (isRejected(myself) && !isCaptcha(myself)) {
    client = jiraClient(session, base, fixedLogin(basic(credential)), options);
    myself = await client.get(`${API}/myself`, readTimeZone, LIMITS.small);
  }
  return { client, timeZone: dataOrThrow(myself, base, 'data-center') };
}

function serviceAccount(session: Session, base: string, clientId: string, secret: string): Login {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: secret,
    scope: 'READ',
  });
  return serviceAccountLogin(session, { tracker: 'data-center', base, path: '/rest/oauth2/latest/token', body });
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
