import { SERVICE_ACCOUNT } from '@roi-insight/jira-sandbox';
import { startApp } from './harness.ts';

/** The fields of a request with the sandbox's service account. */
export const ACCOUNT = { client_id: SERVICE_ACCOUNT.clientId, api_token: SERVICE_ACCOUNT.clientSecret };

/** An app that uses the sandbox as Atlassian's gateway and as its token endpoint. */
export const appFor = (sandbox: string) => startApp({ GATEWAY_URL: sandbox, AUTH_URL: sandbox });

/** An access token of the service account. */
export async function accessToken(sandbox: string): Promise<string> {
  const body = JSON.stringify({
    grant_type: 'client_credentials',
    client_id: SERVICE_ACCOUNT.clientId,
    client_secret: SERVICE_ACCOUNT.clientSecret,
  });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${sandbox}/oauth/token`, { method: 'POST', headers, body });
  const { access_token }: { access_token: string } = JSON.parse(await response.text());
  return access_token;
}
