import { Failure } from '../failure.ts';
import type { JiraAnswer } from './jiraClient.ts';
import { objectOf, textOf } from './json.ts';
import { askedMs } from './waitMs.ts';

const CLOUD_HINT =
  'For Jira Cloud the e-mail address must be that of the account and the API key an API token of the same account, made at ' +
  'https://id.atlassian.com/manage-profile/security/api-tokens. Tokens expire after a year at most: make a new one if yours may be older. ' +
  'A token with scopes needs read:jira-work and read:jira-user.';
const DATA_CENTER_HINT =
  'For Jira Data Center use a personal access token (your profile → Personal Access Tokens). It may have expired.';

/** Whether Jira took the credential, a tracker that lets strangers read included: it then answers 200 and says so in a header. */
export function isRejected({ status, headers }: JiraAnswer): boolean {
  return status === 401 || String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATED_FAILED');
}

/** Whether Jira refuses to look at passwords of this account before somebody has solved a puzzle in a browser. */
export function isCaptcha({ headers }: JiraAnswer): boolean {
  return (
    String(headers['x-authentication-denied-reason'] ?? '').includes('CAPTCHA') ||
    String(headers['x-seraph-loginreason'] ?? '').includes('AUTHENTICATION_DENIED')
  );
}

/** The failure that a rejected credential is reported as. */
export function credentialsFailure(kind: 'cloud' | 'data-center'): Failure {
  const hint = kind === 'cloud' ? CLOUD_HINT : DATA_CENTER_HINT;
  return new Failure('credentials', `Jira did not accept the e-mail address and API key. ${hint}`);
}

/** Throws the `Failure` that fits, unless the answer is the data that was asked for. */
export function assertAccepted(answer: JiraAnswer, base: string, kind: 'cloud' | 'data-center'): void {
  const host = new URL(base).host;
  const { status, headers, body } = answer;
  if (isCaptcha(answer)) {
    throw new Failure(
      'captcha',
      `${host} wants a CAPTCHA solved after too many failed logins. Log in there once in a browser, then try again.`,
    );
  }
  if (isRejected(answer)) throw credentialsFailure(kind);
  if (status === 200) return;
  if (status === 403) {
    throw new Failure(
      'permission',
      `${host} does not let this account read what the analysis needs (status 403). Ask its administrator for permission to browse the project.`,
    );
  }
  const asked = askedMs(headers, status);
  const seconds = asked === null ? null : Math.ceil(asked / 1000);
  if (status === 429) {
    throw new Failure(
      'rate-limited',
      `${host} limits how often it may be asked and kept refusing. Try again in a few minutes.`,
      { retryAfterS: seconds ?? 60 },
    );
  }
  if (status >= 500 && seconds !== null) {
    throw new Failure(
      'unreachable',
      `${host} answers with status ${status} and asks to be left alone for ${seconds} s. Try again then.`,
      { retryAfterS: seconds },
    );
  }
  if (status >= 500)
    throw new Failure('unreachable', `${host} answered with an internal error (status ${status}). Try again later.`);
  const isJira = Array.isArray(objectOf(body)['errorMessages']) || textOf(objectOf(body), 'message') !== null;
  throw new Failure(
    'not-jira',
    isJira
      ? `${host} refused a request of the analysis (status ${status}). Its version of Jira may be too old or too new for this server.`
      : `${host} does not answer like a Jira (status ${status}). Give the base address of your Jira.`,
  );
}
