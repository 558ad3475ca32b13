import type { StatusTable } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { dataOrThrow, credentialsFailure, isCaptcha, isRejected } from '../http/dataOrThrow.ts';
import { isCloudHost } from '../http/baseUrls.ts';
import { readInBulk } from './readInBulk.ts';
import { BulkRefusedError } from './cloudChunks.ts';
import { cloudWrittenIssues } from './cloudWrittenIssues.ts';
import { readInSlices } from './readInSlices.ts';
import type { CloudReader } from './cloudReader.ts';
import type { JiraResponse } from '../http/jiraResponse.ts';
import { type JiraClient, jiraClient, type Session } from '../http/jiraClient.ts';
import { matchProject, unknownProjects } from '../tracker/projects.ts';
import { findSizeField } from '../tracker/sizeFields.ts';
import { projectStatuses } from '../tracker/projectStatuses.ts';
import { LIMITS } from '../http/readJson.ts';
import {
  type ProjectPage,
  readCloudId,
  readFoundProject,
  readProjectPage,
  readStatuses,
  readTimeZone,
} from '../tracker/siteResponses.ts';
import type { Credential, Project, Site } from '../tracker/tracker.ts';

const API = '/rest/api/3';
const ATLASSIAN_GATEWAY = 'https://api.atlassian.com';
/**
 * Maximum number of project pages that are searched for a name; on a larger site, only projects that match the text are
 * searched.
 */
const MAX_PROJECT_PAGES = 20;
const PROJECTS_PER_PAGE = 100;

/** The responses to the initial requests, which are sent in parallel. */
interface InitialResponses {
  readonly client: JiraClient;
  readonly myself: JiraResponse<string>;
  readonly statuses: JiraResponse<StatusTable>;
  readonly projects: JiraResponse<ProjectPage>;
}

/**
 * Opens a Jira Cloud site. A scoped token works only through Atlassian's gateway and looks invalid at the site
 * itself, so a rejected credential is tried once at the gateway. A site that is not under Atlassian's domains could
 * claim to be Jira Cloud, so that the server would send a company's token to Atlassian. For such a site, the gateway
 * is used only if `gatewayUrl` is set.
 */
export async function openCloud(
  session: Session,
  base: string,
  credential: Credential,
  gatewayUrl: string | null,
): Promise<Site> {
  const authorization = basic(credential);
  const direct = await readInitial(jiraClient(session, base, authorization), credential.projectName);
  const gateway = gatewayUrl ?? (isCloudHost(new URL(base).hostname) ? ATLASSIAN_GATEWAY : null);
  const accepted =
    isSignedIn(direct) || gateway === null
      ? direct
      : await throughGateway(session, direct, authorization, credential, gateway);
  const { client } = accepted;
  const timeZone = dataOrThrow(accepted.myself, base, 'cloud');
  const statuses = dataOrThrow(accepted.statuses, base, 'cloud');
  const find = projectFinder(client);
  const refused = { bulk: false, count: false };
  return {
    kind: 'cloud',
    host: new URL(base).host,
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

/** The `Authorization` header for an email address and an API token. */
export function basic({ email, apiToken }: Credential): string {
  return `Basic ${Buffer.from(`${email}:${apiToken}`).toString('base64')}`;
}

async function readInitial(client: JiraClient, projectName: string): Promise<InitialResponses> {
  const [myself, statuses, projects] = await Promise.all([
    client.get(`${API}/myself`, readTimeZone, LIMITS.small),
    client.get(`${API}/status`, readStatuses, LIMITS.list),
    searchProjects(client, projectName, 0),
  ]);
  return { client, myself, statuses, projects };
}

/** Whether the site accepts the credential. A refusal may have the status 401, 403 or 404, or 200 as for anonymous users. */
function isSignedIn({ myself }: InitialResponses): boolean {
  if (isCaptcha(myself)) return true; // Prevents a second login; `dataOrThrow` reports the CAPTCHA.
  return !isRejected(myself) && myself.status !== 403 && myself.status !== 404;
}

async function throughGateway(
  session: Session,
  direct: InitialResponses,
  authorization: string,
  credential: Credential,
  gatewayUrl: string,
): Promise<InitialResponses> {
  try {
    const anonymous = jiraClient(session, new URL(direct.client.base).origin, null);
    const tenant = await anonymous.get('/_edge/tenant_info', readCloudId, LIMITS.small);
    if (tenant.kind === 'refusal') return direct;
    const gateway = jiraClient(session, `${gatewayUrl}/ex/jira/${tenant.data}`, authorization);
    const scoped = await readInitial(gateway, credential.projectName);
    if (isSignedIn(scoped)) return scoped;
  } catch (cause) {
    session.signal.throwIfAborted();
    // If the second attempt fails because the gateway cannot be reached, the site's own refusal is reported.
    if (cause instanceof RequestFailure) return direct;
    throw cause;
  }
  throw credentialsFailure('cloud');
}

function searchProjects(client: JiraClient, query: string, startAt: number): Promise<JiraResponse<ProjectPage>> {
  const parameters = new URLSearchParams({ startAt: String(startAt), maxResults: String(PROJECTS_PER_PAGE) });
  if (query !== '') parameters.set('query', query);
  const path = `${API}/project/search?${parameters}`;
  return client.get(path, (body) => readProjectPage(body, startAt), LIMITS.small);
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
