import type { StatusTable } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import { isCloudHost } from '../http/baseUrls.ts';
import { credentialsFailure, dataOrThrow, isCaptcha, isRejected, lacksScope } from '../http/dataOrThrow.ts';
import { type JiraClient, jiraClient, type Session } from '../http/jiraClient.ts';
import type { JiraResponse } from '../http/jiraResponse.ts';
import { isAccessToken } from '../login/isAccessToken.ts';
import { fixedLogin, type Login } from '../login/Login.ts';
import { LIMITS } from '../http/readJson.ts';
import { serviceAccountLogin } from '../login/serviceAccount.ts';
import type { ReaderConfig } from '../ReaderConfig.ts';
import {
  type ProjectPage,
  readCloudId,
  readServerInfo,
  readSites,
  readStatuses,
  readTimeZone,
} from '../tracker/siteResponses.ts';
import type { Credential } from '../tracker/tracker.ts';
import { basic } from '../login/basic.ts';
import { searchProjects } from './searchProjects.ts';
import { ATLASSIAN_GATEWAY, siteAtGateway } from './siteAtGateway.ts';

/** The path of the REST API. */
export const API = '/rest/api/3';
const ATLASSIAN_AUTH = 'https://auth.atlassian.com';

/** The responses to the initial requests, which are sent in parallel. */
export interface SignedIn {
  readonly client: JiraClient;
  readonly myself: JiraResponse<string>;
  readonly statuses: JiraResponse<StatusTable>;
  readonly projects: JiraResponse<ProjectPage>;
}

type Urls = Pick<ReaderConfig, 'gatewayUrl' | 'authUrl'>;

/**
 * Signs in to a Jira Cloud site, given its address or its address at the gateway.
 *
 * An API token is sent to the site. A token with scopes works only through Atlassian's gateway and looks invalid at the
 * site itself, so a rejected token is tried once at the gateway. A site that is not under Atlassian's domains could
 * claim to be Jira Cloud, so that the server would send a company's token to Atlassian. For such a site, the gateway
 * gets an API token only if `gatewayUrl` is set. A service account and an access token work at the gateway alone, and
 * only Atlassian issues them.
 */
export async function signIn(session: Session, base: string, credential: Credential, urls: Urls): Promise<SignedIn> {
  const gatewayLogin = gatewayLoginOf(session, credential, urls);
  if (siteAtGateway(base, urls.gatewayUrl) !== null) {
    const login = gatewayLogin ?? fixedLogin(basic(credential));
    const responses = await readInitial(jiraClient(session, base, login), credential);
    const { status } = responses.myself;
    if (status === 404) throw new RequestFailure({ reason: 'unknown-site' });
    if (status === 401 && gatewayLogin === null && !hasSomeScope(responses))
      throw new RequestFailure({ reason: 'gateway-token' });
    return known(responses);
  }
  if (gatewayLogin !== null) return atGateway(session, base, credential, gatewayLogin, urls);
  const login = fixedLogin(basic(credential));
  const direct = await readInitial(jiraClient(session, base, login), credential);
  const gateway = urls.gatewayUrl ?? (isCloudHost(new URL(base).hostname) ? ATLASSIAN_GATEWAY : null);
  return isSignedIn(direct) || gateway === null ? direct : throughGateway(session, direct, login, credential, gateway);
}

/** The host of a site, which the gateway tells for its own addresses. */
export async function siteHost({ base, get }: JiraClient, address: string, { gatewayUrl }: Urls): Promise<string> {
  if (siteAtGateway(address, gatewayUrl) === null) return new URL(address).host;
  const info = await get(`${API}/serverInfo`, readServerInfo, LIMITS.small);
  const { baseUrl } = dataOrThrow(info, base, 'cloud');
  return new URL(baseUrl ?? address).host;
}

/** The login of a credential that only the gateway accepts; null for other credentials. */
function gatewayLoginOf(session: Session, { clientId, apiToken }: Credential, { authUrl }: Urls): Login | null {
  if (clientId === null) return isAccessToken(apiToken) ? fixedLogin(`Bearer ${apiToken}`) : null;
  const body = { grant_type: 'client_credentials', client_id: clientId, client_secret: apiToken };
  return serviceAccountLogin(session, {
    tracker: 'cloud',
    base: authUrl ?? ATLASSIAN_AUTH,
    path: '/oauth/token',
    body,
  });
}

async function atGateway(
  session: Session,
  base: string,
  credential: Credential,
  login: Login,
  { gatewayUrl }: Urls,
): Promise<SignedIn> {
  const gateway = gatewayUrl ?? ATLASSIAN_GATEWAY;
  const id = (await toldId(session, base)) ?? (await idAmongSites(session, base, gateway, login));
  return known(await readInitial(jiraClient(session, `${gateway}/ex/jira/${id}`, login), credential));
}

/** The id that a site tells; null if the site, or a sign-on page in front of it, tells none. */
async function toldId(session: Session, base: string): Promise<string | null> {
  try {
    const tenant = await tenantInfo(session, base);
    return tenant.kind === 'data' ? tenant.data : null;
  } catch (cause) {
    if (cause instanceof RequestFailure && (cause.code === 'not-jira' || cause.code === 'redirected')) return null;
    throw cause;
  }
}

const tenantInfo = (session: Session, base: string): Promise<JiraResponse<string>> =>
  jiraClient(session, new URL(base).origin, null).get('/_edge/tenant_info', readCloudId, LIMITS.small);

/** The id of a site that does not tell its id, among the sites that the token can read. */
async function idAmongSites(session: Session, base: string, gateway: string, login: Login): Promise<string> {
  const client = jiraClient(session, gateway, login);
  const sites = await client.get('/oauth/token/accessible-resources', readSites, LIMITS.small);
  const site = dataOrThrow(sites, gateway, 'cloud').find(({ url }) => new URL(url).origin === new URL(base).origin);
  if (site === undefined) throw new RequestFailure({ reason: 'other-site', host: new URL(base).host });
  return site.id;
}

async function readInitial(client: JiraClient, { projectName }: Credential): Promise<SignedIn> {
  const [myself, statuses, projects] = await Promise.all([
    client.get(`${API}/myself`, readTimeZone, LIMITS.small),
    client.get(`${API}/status`, readStatuses, LIMITS.list),
    searchProjects(client, projectName, 0),
  ]);
  return { client, myself, statuses, projects };
}

/** Whether the site accepts the credential. A refusal may have the status 401, 403 or 404, or 200 as for anonymous users. */
function isSignedIn({ myself }: SignedIn): boolean {
  if (isCaptcha(myself)) return true; // Prevents a second login; `dataOrThrow` reports the CAPTCHA.
  return !isRejected(myself) && myself.status !== 403 && myself.status !== 404;
}

/** Whether the gateway knows the token, although the token may not ask for the account. */
const hasSomeScope = ({ statuses, projects }: SignedIn) => statuses.kind === 'data' || projects.kind === 'data';

/** The gateway answers a token that it does not know as it answers one without the scope of a call. */
function known(responses: SignedIn): SignedIn {
  const { myself } = responses;
  if (myself.kind === 'refusal' && lacksScope(myself) && !hasSomeScope(responses)) throw credentialsFailure('cloud');
  return responses;
}

async function throughGateway(
  session: Session,
  direct: SignedIn,
  login: Login,
  credential: Credential,
  gatewayUrl: string,
): Promise<SignedIn> {
  try {
    const tenant = await tenantInfo(session, direct.client.base);
    if (tenant.kind === 'refusal') return direct;
    const gateway = jiraClient(session, `${gatewayUrl}/ex/jira/${tenant.data}`, login);
    const scoped = await readInitial(gateway, credential);
    if (isSignedIn(scoped) || hasSomeScope(scoped)) return scoped;
  } catch (cause) {
    session.signal.throwIfAborted();
    // If the second attempt fails because the gateway cannot be reached, the site's own refusal is reported.
    if (cause instanceof RequestFailure) return direct;
    throw cause;
  }
  throw credentialsFailure('cloud');
}
