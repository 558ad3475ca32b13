import { Failure } from '../failure.ts';
import { assertAccepted, credentialsFailure, isCaptcha, isRejected } from './assertAccepted.ts';
import { isCloudHost } from './baseUrls.ts';
import { readInBulk } from './cloudBulk.ts';
import { BulkRefusedError } from './cloudChunks.ts';
import { readInSlices } from './cloudSlices.ts';
import type { CloudReader } from './cloudReader.ts';
import { type JiraAnswer, type JiraClient, jiraClient, type Session } from './jiraClient.ts';
import { type JsonObject, objectOf, objectsOf, textOf } from './json.ts';
import { matchProject, projectNotFound, readProject } from './projects.ts';
import { LIMITS } from './readJson.ts';
import { statusTable } from './statusTable.ts';
import { timeZoneOf } from './timeZoneOf.ts';
import type { Credential, Project, Tracker } from './tracker.ts';

const API = '/rest/api/3';
const ATLASSIAN_GATEWAY = 'https://api.atlassian.com';
/** Projects looked through for a name; a site may have more, and then only those that match the text are. */
const MAX_PROJECT_PAGES = 20;
const PROJECTS_PER_PAGE = 100;

/** What is asked of a site at first, all at once. */
interface Welcome {
  readonly client: JiraClient;
  readonly myself: JiraAnswer;
  readonly statuses: JiraAnswer;
  readonly projects: JiraAnswer;
}

/**
 * Opens a Jira Cloud site. A scoped token works through Atlassian's gateway only and looks like a wrong one at the site
 * itself, so that a rejected credential is tried there once. A site that only says that it is Jira Cloud, under a name of
 * its own, could make the server hand a company's token to Atlassian: there it takes the operator's `gatewayUrl`.
 */
export async function openCloud(
  session: Session,
  base: string,
  credential: Credential,
  gatewayUrl: string | null,
): Promise<Tracker> {
  const authorization = basic(credential);
  const direct = await welcome(jiraClient(session, base, authorization), credential.projectName);
  const gateway = gatewayUrl ?? (isCloudHost(new URL(base).hostname) ? ATLASSIAN_GATEWAY : null);
  const accepted =
    isWelcome(direct) || gateway === null
      ? direct
      : await throughGateway(session, direct, authorization, credential, gateway);
  for (const answer of [accepted.myself, accepted.statuses, accepted.projects]) assertAccepted(answer, base, 'cloud');
  const { client } = accepted;
  const project = await findProject(client, accepted.projects, credential.projectName);
  const reader: CloudReader = { client, project, statuses: statusTable(accepted.statuses.body) };
  return {
    kind: 'cloud',
    host: new URL(base).host,
    timeZone: timeZoneOf(accepted.myself.body),
    project,
    async readTickets(options) {
      try {
        return await readInBulk(reader, options);
      } catch (cause) {
        if (cause instanceof BulkRefusedError) return readInSlices(reader, options);
        throw cause;
      }
    },
  };
}

/** The header that takes an e-mail address and an API token. */
export function basic({ email, apiToken }: Credential): string {
  return `Basic ${Buffer.from(`${email}:${apiToken}`).toString('base64')}`;
}

async function welcome(client: JiraClient, projectName: string): Promise<Welcome> {
  const [myself, statuses, projects] = await Promise.all([
    client.get(`${API}/myself`, LIMITS.small),
    client.get(`${API}/status`, LIMITS.list),
    searchProjects(client, projectName, 0),
  ]);
  return { client, myself, statuses, projects };
}

/** Whether the credential counts here. A site that does not know it may answer with 401, 403, 404, or 200 as to a stranger. */
function isWelcome({ myself }: Welcome): boolean {
  if (isCaptcha(myself)) return true; // assertAccepted reports it; it must not be tried again
  return !isRejected(myself) && myself.status !== 403 && myself.status !== 404;
}

async function throughGateway(
  session: Session,
  direct: Welcome,
  authorization: string,
  credential: Credential,
  gatewayUrl: string,
): Promise<Welcome> {
  try {
    const anonymous = jiraClient(session, new URL(direct.client.base).origin, null);
    const tenant = await anonymous.get('/_edge/tenant_info', LIMITS.small);
    const cloudId = textOf(objectOf(tenant.body), 'cloudId');
    if (tenant.status !== 200 || cloudId === null || !/^[\w-]{1,64}$/.test(cloudId)) return direct;
    const gateway = jiraClient(session, `${gatewayUrl}/ex/jira/${cloudId}`, authorization);
    const scoped = await welcome(gateway, credential.projectName);
    if (isWelcome(scoped)) return scoped;
  } catch (cause) {
    session.signal.throwIfAborted();
    // The gateway is a second try: where it cannot be reached, the site's own refusal stands.
    if (cause instanceof Failure) return direct;
    throw cause;
  }
  throw credentialsFailure('cloud');
}

function searchProjects(client: JiraClient, query: string, startAt: number): Promise<JiraAnswer> {
  const parameters = new URLSearchParams({ startAt: String(startAt), maxResults: String(PROJECTS_PER_PAGE) });
  if (query !== '') parameters.set('query', query);
  return client.get(`${API}/project/search?${parameters}`, LIMITS.small);
}

async function findProject(client: JiraClient, firstPage: JiraAnswer, wanted: string): Promise<Project> {
  const matching = await allProjects(client, wanted, firstPage);
  const found = matchProject(matching, wanted);
  if (found !== undefined) return found;
  const visible = await allProjects(client, '', await searchProjects(client, '', 0));
  throw projectNotFound(wanted, visible);
}

async function allProjects(client: JiraClient, query: string, firstPage: JiraAnswer): Promise<Project[]> {
  const projects: Project[] = [];
  let answer = firstPage;
  for (let page = 1; ; page += 1) {
    assertAccepted(answer, client.base, 'cloud');
    const body: JsonObject = objectOf(answer.body);
    const values = objectsOf(body['values']);
    for (const value of values) {
      const project = readProject(value);
      if (project !== null) projects.push(project);
    }
    if (body['isLast'] !== false || values.length === 0 || page === MAX_PROJECT_PAGES) return projects;
    answer = await searchProjects(client, query, page * PROJECTS_PER_PAGE);
  }
}
