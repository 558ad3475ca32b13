import { objectOf, textOf } from '@roi-insight/jira-tickets';
import { RequestFailure } from '../requestFailure.ts';
import type { JiraAnswer, JsonAnswer } from './jiraAnswer.ts';
import { requestedWaitMs } from './waitMs.ts';

const CLOUD_HINT =
  'For Jira Cloud the email address must be that of the account and the API key an API token of the same account, created at ' +
  'https://id.atlassian.com/manage-profile/security/api-tokens. Tokens expire after at most a year: create a new one if yours may be older. ' +
  'A token with scopes needs read:jira-work and read:jira-user.';
const DATA_CENTER_HINT =
  'For Jira Data Center use a personal access token (your profile → Personal Access Tokens). It may have expired.';

/** Whether Jira rejected the credential. A tracker that allows anonymous access answers 200 and reports it in a header. */
export function isRejected({ status, headers }: Pick<JsonAnswer, 'status' | 'headers'>): boolean {
  return status === 401 || String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATED_FAILED');
}

/** Whether Jira refuses logins of this account until a CAPTCHA has been solved in a browser. */
export function isCaptcha({ headers }: Pick<JsonAnswer, 'headers'>): boolean {
  return (
    String(headers['x-authentication-denied-reason'] ?? '').includes('CAPTCHA') ||
    String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATION_DENIED')
  );
}

/** The failure that a rejected credential is reported as. */
export function credentialsFailure(kind: 'cloud' | 'data-center'): RequestFailure {
  const hint = kind === 'cloud' ? CLOUD_HINT : DATA_CENTER_HINT;
  return new RequestFailure('credentials', `Jira did not accept the email address and API key. ${hint}`);
}

/** The data that was asked for. Throws the `RequestFailure` that fits when there are none. */
export function acceptedData<T>(answer: JiraAnswer<T>, base: string, kind: 'cloud' | 'data-center'): T {
  if (answer.kind === 'data') return answer.data;
  throw refusalFailure(answer, base, kind);
}

/** What an answer without data is reported as. */
export function refusalFailure(answer: JsonAnswer, base: string, kind: 'cloud' | 'data-center'): RequestFailure {
  const host = new URL(base).host;
  const { status, headers, body } = answer;
  if (isCaptcha(answer)) {
    return new RequestFailure(
      'captcha',
      `${host} requires a CAPTCHA after too many failed logins. Log in there once in a browser, then try again.`,
    );
  }
  if (isRejected(answer)) return credentialsFailure(kind);
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
