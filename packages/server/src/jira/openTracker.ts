import { Failure } from '../failure.ts';
import { assertAccepted, isCaptcha } from './assertAccepted.ts';
import { baseUrls, isCloudHost } from './baseUrls.ts';
import { openCloud } from './cloud.ts';
import { openDataCenter } from './dataCenter.ts';
import { jiraClient, type Session } from './jiraClient.ts';
import { objectOf, textOf } from './json.ts';
import { LIMITS } from './readJson.ts';
import type { Credential, Tracker } from './tracker.ts';

/**
 * Finds out which Jira lives at an address and opens it. The first requests are anonymous: a Data Center counts wrong
 * logins, so that the credential goes out only once it is known how.
 */
export async function openTracker(
  session: Session,
  jiraUrl: string,
  credential: Credential,
  gatewayUrl: string | null,
): Promise<Tracker> {
  const { origin, hostname } = new URL(jiraUrl);
  if (isCloudHost(hostname)) return openCloud(session, origin, credential, gatewayUrl);
  const { kind, base } = await findJira(session, jiraUrl);
  return kind === 'cloud'
    ? openCloud(session, base, credential, gatewayUrl)
    : openDataCenter(session, base, credential);
}

interface Found {
  readonly kind: 'cloud' | 'data-center';
  readonly base: string;
}

async function findJira(session: Session, jiraUrl: string): Promise<Found> {
  let failure: Failure | undefined;
  for (const base of baseUrls(jiraUrl)) {
    try {
      const kind = await detect(session, base);
      if (kind !== null) return { kind, base };
    } catch (cause) {
      // Below a wrong context path there may be anything; the next base may still be the Jira.
      if (!(cause instanceof Failure) || (cause.code !== 'not-jira' && cause.code !== 'redirected')) throw cause;
      failure ??= cause;
    }
  }
  throw failure ?? notJira(new URL(jiraUrl).hostname);
}

async function detect(session: Session, base: string): Promise<'cloud' | 'data-center' | null> {
  const client = jiraClient(session, base, null);
  let answer = await client.get('/rest/api/2/serverInfo', LIMITS.small);
  // Cloud means to drop version 2 some day.
  if (answer.status === 404 || answer.status === 410) answer = await client.get('/rest/api/3/serverInfo', LIMITS.small);
  if (isCaptcha(answer) || answer.status === 429 || answer.status >= 500) assertAccepted(answer, base, 'data-center');
  // Cloud shows this to anybody, so that only a closed Data Center refuses.
  if (answer.status === 401 || answer.status === 403) return 'data-center';
  const type = textOf(objectOf(answer.body), 'deploymentType');
  const version = textOf(objectOf(answer.body), 'version');
  if (answer.status !== 200 || (type === null && version === null)) return null;
  return type === 'Cloud' ? 'cloud' : 'data-center';
}

function notJira(hostname: string): Failure {
  return new Failure(
    'not-jira',
    `${hostname} answers, but there is no Jira. Give the base address of your Jira, as in the browser's address bar.`,
  );
}
