import { assertAccepted, isCaptcha, isRejected } from './assertAccepted.ts';
import { basic } from './cloud.ts';
import { readPages } from './dataCenterPages.ts';
import { type JiraAnswer, type JiraClient, jiraClient, type Session } from './jiraClient.ts';
import { objectsOf } from './json.ts';
import { matchProject, projectNotFound, readProject } from './projects.ts';
import { LIMITS } from './readJson.ts';
import { statusTable } from './statusTable.ts';
import { timeZoneOf } from './timeZoneOf.ts';
import type { Credential, Project, Tracker } from './tracker.ts';

const API = '/rest/api/2';
/** Data Center is somebody's own machine: it gets half of what Atlassian's may bear. */
const CONCURRENCY = 4;

/** Opens a Jira Server or Data Center. `base` may have a context path. */
export async function openDataCenter(session: Session, base: string, credential: Credential): Promise<Tracker> {
  const { client, myself } = await logIn(session, base, credential);
  const [statuses, projects] = await Promise.all([
    client.get(`${API}/status`, LIMITS.list),
    client.get(`${API}/project`, LIMITS.list),
  ]);
  for (const answer of [statuses, projects]) assertAccepted(answer, base, 'data-center');
  const project = findProject(projects, credential.projectName);
  const reader = { client, project, statuses: statusTable(statuses.body) };
  return {
    kind: 'data-center',
    host: new URL(base).host,
    timeZone: timeZoneOf(myself.body),
    project,
    readTickets: (options) => readPages(reader, options),
  };
}

/** Personal access tokens go as Bearer; older versions know only Basic, which is tried once as wrong ones are counted. */
async function logIn(
  session: Session,
  base: string,
  credential: Credential,
): Promise<{ client: JiraClient; myself: JiraAnswer }> {
  let client = jiraClient(session, base, `Bearer ${credential.apiToken}`, CONCURRENCY);
  let myself = await client.get(`${API}/myself`, LIMITS.small);
  if (isRejected(myself) && !isCaptcha(myself)) {
    client = jiraClient(session, base, basic(credential), CONCURRENCY);
    myself = await client.get(`${API}/myself`, LIMITS.small);
  }
  assertAccepted(myself, base, 'data-center');
  return { client, myself };
}

function findProject(answer: JiraAnswer, wanted: string): Project {
  const projects = objectsOf(answer.body)
    .map(readProject)
    .filter((project) => project !== null);
  const found = matchProject(projects, wanted);
  if (found === undefined) throw projectNotFound(wanted, projects);
  return found;
}
