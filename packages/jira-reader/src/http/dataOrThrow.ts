import { objectOf, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../RequestFailure.ts';
import type { JiraKind } from './JiraKind.ts';
import type { JiraResponse, JsonResponse, Refusal } from './jiraResponse.ts';
import { scopesOf } from '../cloud/cloudScopes.ts';
import { requestedWaitMs } from './waitMs.ts';

/** Whether Jira rejected the credential. A tracker that allows anonymous access responds with 200 and reports the rejection in a header. */
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
  return new RequestFailure({ reason: 'credentials', tracker: kind });
}

/** The requested data; throws the matching `RequestFailure` if there are none. */
export function dataOrThrow<T>(response: JiraResponse<T>, base: string, kind: JiraKind): T {
  if (response.kind === 'data') return response.data;
  throw refusalFailure(response, base, kind);
}

/** The failure for a response without data. */
export function refusalFailure(response: Refusal, base: string, kind: JiraKind): RequestFailure {
  const host = new URL(base).host;
  const { status, headers, body } = response;
  if (isCaptcha(response)) {
    return new RequestFailure({ reason: 'captcha', host });
  }
  const scopes = lacksScope(response) ? scopesOf(response.path) : null;
  if (scopes !== null)
    return new RequestFailure({ reason: 'missing-scope', classic: scopes.classic, granular: [...scopes.granular] });
  if (isRejected(response)) return credentialsFailure(kind);
  if (status === 403) {
    const isWebPage = /^text\/html\b/i.test(String(headers['content-type']));
    return new RequestFailure({ reason: isWebPage ? 'web-page-forbidden' : 'permission', host });
  }
  const asked = requestedWaitMs(headers, status);
  const seconds = asked === null ? null : Math.ceil(asked / 1000);
  if (status === 429) {
    return new RequestFailure({ reason: 'rate-limit-persists', host }, { retryAfterS: seconds ?? 60 });
  }
  if (status >= 500 && seconds !== null) {
    return new RequestFailure({ reason: 'server-busy', host, status, seconds }, { retryAfterS: seconds });
  }
  if (status >= 500) return new RequestFailure({ reason: 'server-error', host, status });
  const isJira = Array.isArray(objectOf(body)['errorMessages']) || textOf(objectOf(body), 'message') !== null;
  return new RequestFailure({ reason: isJira ? 'request-refused' : 'unexpected-status', host, status });
}

/** Whether Atlassian's gateway accepts the token but not for this call. */
export function lacksScope({ status, body }: Refusal): boolean {
  return (status === 401 || status === 403) && /\bscope\b/i.test(textOf(objectOf(body), 'message') ?? '');
}
