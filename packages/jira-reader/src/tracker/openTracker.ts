import type { ReaderConfig } from '../ReaderConfig.ts';
import { RequestFailure } from '../RequestFailure.ts';
import { isCaptcha, refusalFailure } from '../http/dataOrThrow.ts';
import { baseUrls, isCloudHost } from '../http/baseUrls.ts';
import { openCloud } from '../cloud/openCloud.ts';
import { siteAtGateway } from '../cloud/siteAtGateway.ts';
import { openDataCenter } from '../data-center/openDataCenter.ts';
import { jiraClient, type Session } from '../http/jiraClient.ts';
import type { JiraKind } from '../http/JiraKind.ts';
import { LIMITS } from '../http/readJson.ts';
import { readServerInfo } from './siteResponses.ts';
import { isSample } from './isSample.ts';
import type { Credential, Site, Tracker } from './tracker.ts';

/** The addresses with which a Jira is opened. */
type Urls = Pick<ReaderConfig, 'gatewayUrl' | 'authUrl' | 'sampleTrackerUrl'>;

/** Hosts of Atlassian from which people copy an address, although they are no Jira sites. */
const ATLASSIAN_PAGES = /^(admin|api|auth|home|id|start|team|www)\.atlassian\.com$/;

/** Opens a Jira with the project of the credential. */
export async function openTracker(
  session: Session,
  jiraUrl: string,
  credential: Credential,
  config: Urls,
): Promise<Tracker> {
  const site = await openSite(session, jiraUrl, credential, config);
  return { ...site, project: await site.findProject(credential.projectName, session.signal) };
}

/**
 * Detects the kind of Jira at an address and opens it. The first requests are anonymous: a Data Center counts failed logins, so the credential is
 * sent only when the right way to log in is known.
 */
export async function openSite(session: Session, jiraUrl: string, credential: Credential, config: Urls): Promise<Site> {
  const { origin, hostname } = new URL(jiraUrl);
  const { sampleTrackerUrl: sample } = config;
  // The sample tracker issues and accepts the tokens of its own service account.
  const urls = isSample(jiraUrl, sample) ? { gatewayUrl: sample, authUrl: sample } : config;
  const gateway = siteAtGateway(jiraUrl, urls.gatewayUrl);
  if (gateway === null && ATLASSIAN_PAGES.test(hostname))
    throw new RequestFailure({ reason: 'atlassian-page', host: hostname });
  if (gateway !== null || isCloudHost(hostname)) return openCloud(session, gateway ?? origin, credential, urls);
  const { kind, base } = await findJira(session, jiraUrl);
  return kind === 'cloud' ? openCloud(session, base, credential, urls) : openDataCenter(session, base, credential);
}

interface Found {
  readonly kind: JiraKind;
  readonly base: string;
}

async function findJira(session: Session, jiraUrl: string): Promise<Found> {
  let failure: RequestFailure | undefined;
  for (const base of baseUrls(jiraUrl)) {
    try {
      const kind = await detect(session, base);
      if (kind !== null) return { kind, base };
    } catch (cause) {
      // A wrong context path may lead to any page, so the Jira may still be at the next base.
      if (!(cause instanceof RequestFailure) || (cause.code !== 'not-jira' && cause.code !== 'redirected')) throw cause;
      failure ??= cause;
    }
  }
  throw failure ?? new RequestFailure({ reason: 'not-a-jira', host: new URL(jiraUrl).hostname });
}

async function detect(session: Session, base: string): Promise<JiraKind | null> {
  const client = jiraClient(session, base, null);
  let response = await client.get('/rest/api/2/serverInfo', readServerInfo, LIMITS.small);
  // Cloud has announced the end of version 2.
  if (response.status === 404 || response.status === 410) {
    response = await client.get('/rest/api/3/serverInfo', readServerInfo, LIMITS.small);
  }
  if (response.kind === 'data') return response.data.deploymentType === 'Cloud' ? 'cloud' : 'data-center';
  const { status } = response;
  if (isCaptcha(response) || status === 429 || status >= 500) throw refusalFailure(response, base, 'data-center');
  // Cloud answers this request without a login, so only a Data Center that allows no anonymous access refuses it.
  return status === 401 || status === 403 ? 'data-center' : null;
}
