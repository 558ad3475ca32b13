import { objectOf, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import type { JiraKind } from './JiraKind.ts';
import type { JiraResponse, JsonResponse } from './jiraResponse.ts';
import { requestedWaitMs } from './waitMs.ts';

const CLOUD_HINT =
  'For Jira Cloud the email address must be that of the account and the API key an API token of the same account, created at ' +
  'https://id.atlassian.com/manage-profile/security/api-tokens. Tokens expire after at most a year: create a new one if yours may be older. ' +
  'A token with scopes needs read:jira-work and read:jira-user.';
const DATA_CENTER_HINT =
  'For Jira Data Center use a personal access token (your profile → Personal Access Tokens). It may have expired.';

/** Whether Jira rejected the credential. A tracker that allows anonymous access responds with 200 and reports it in a header. */
export function isRejected({ status, headers }: Pick<JsonResponse, 'status' | 'headers'>): boolean {
  return status === 401 || String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATED_FAILED');
}

/** Whether Jira refuses logins of this account until a CAPTCHA has been solved in a browser. */
export function isCaptcha({ headers }: Pick<JsonResponse, 'headers'>): boolean {
  return (
    String(headers['x-authentication-denied-reason'] ?? '').includes('CAPTCHA') ||
    String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATION_DENIED')
  );
}

/** The failure for a rejected credential. */
export function credentialsFailure(kind: JiraKind): RequestFailure {
  const hint = kind === 'cloud' ? CLOUD_HINT : DATA_CENTER_HINT;
  return new RequestFailure('credentials', `Jira did not accept the email address and API key. ${hint}`);
}

/** The requested data. Throws the matching `RequestFailure` if there is none. */
export function dataOrThrow<T>(response: JiraResponse<T>, base: string, kind: JiraKind): T {
  if (response.kind === 'data') return response.data;
  throw refusalFailure(response, base, kind);
}

/** The failure for a response without data. */
export function refusalFailure(response: JsonResponse, base: string, kind: JiraKind): RequestFailure {
  const host = new URL(base).host;
  const { status, headers, body } = response;
  if (isCaptcha(response)) {
    return new RequestFailure(
      'captcha',
      `${host} requires a CAPTCHA after too many failed logins. Log in there once in a browser, then try again.`,
    );
  }
  if (isRejected(response)) return credentialsFailure(kind);
  if (status === 403) {
    return new RequestFailure(
      'permission',
      `${host} does not let this account read what the analysis needs (status 403). Ask its administrator for permission to browse the project.`,
    );
  }
  const asked = requestedWaitMs(headers, status);
  const seconds = asked === null ? null : Math.ceil(asked / 1000);
  if (status === 429) {
    return new RequestFailure(
      'rate-limited',
      `${host} limits the rate of requests and kept refusing them. Try again in a few minutes.`,
      { retryAfterS: seconds ?? 60 },
    );
  }
  if (status >= 500 && seconds !== null) {
    return new RequestFailure(
      'unreachable',
      `${host} answers with status ${status} and asks to wait ${seconds} s. Try again then.`,
      { retryAfterS: seconds },
    );
  }
  if (status >= 500)
    return new RequestFailure(
      'unreachable',
      `${host} answered with an internal error (status ${status}). Try again later.`,
    );
  const isJira = Array.isArray(objectOf(body)['errorMessages']) || textOf(objectOf(body), 'message') !== null;
  return new RequestFailure(
    'not-jira',
    isJira
      ? `${host} refused a request of the analysis (status ${status}). Its version of Jira may be too old or too new for this server.`
      : `${host} does not answer like a Jira (status ${status}). Give the base address of your Jira.`,
  );
}
