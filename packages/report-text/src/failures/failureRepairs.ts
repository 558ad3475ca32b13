import { trackerBase } from '@roi-insight/contracts';
import { bidiIsolate } from '../format/bidiIsolate.ts';
import { API_KEY_PAGES } from './apiKeyPages.ts';
import { receivedParams } from './Failure.ts';
import type { SubmissionFailure } from './SubmissionFailure.ts';

/** The action of a button in the failure dialog. */
export type FailureRepair =
  /** Enters a value, and submits the form unless the user must check the value first. */
  | {
      readonly kind: 'value';
      readonly field: 'projectName' | 'jiraUrl';
      readonly value: string;
      readonly submits: boolean;
      readonly label: string;
    }
  /** Opens the page where API keys or the credentials of service accounts are created. */
  | { readonly kind: 'api-key'; readonly url: string; readonly label: string };

/**
 * The corrections that the failure's parameters allow.
 * @param jiraUrl the submitted address
 */
export function failureRepairs(failure: SubmissionFailure, jiraUrl: string): readonly FailureRepair[] {
  const keyPage = apiKeyPage(failure, jiraUrl);
  const address = correctAddress(failure, jiraUrl);
  return [
    ...(receivedParams(failure, 'project-not-found')?.similar ?? []).map(
      ({ name, key }) =>
        ({
          kind: 'value',
          field: 'projectName',
          value: key,
          submits: true,
          label: `Use ${bidiIsolate(name)} (${bidiIsolate(key)})`,
        }) as const,
    ),
    ...(keyPage === null ? [] : [{ kind: 'api-key', url: keyPage, label: 'Create an API key' } as const]),
    ...(concernsServiceAccount(failure)
      ? [{ kind: 'api-key', url: API_KEY_PAGES['service-account'], label: 'Manage service accounts' } as const]
      : []),
    ...(address === null
      ? []
      : [
          {
            kind: 'value',
            field: 'jiraUrl',
            value: address,
            // The form is submitted only for the same host, because the key must not go to another host before the user has seen its address.
            submits: hostOf(address) === hostOf(jiraUrl),
            label: `Use ${address}`,
          } as const,
        ]),
  ];
}

function apiKeyPage(failure: SubmissionFailure, jiraUrl: string): string | null {
  const lacksScope = receivedParams(failure, 'missing-scope') !== null;
  const tracker = lacksScope ? 'cloud' : receivedParams(failure, 'credentials')?.tracker;
  if (tracker === undefined) return null;
  const page = API_KEY_PAGES[tracker];
  if (tracker === 'cloud') return page;
  const base = trackerBase(jiraUrl);
  return base && `${base}${page}`;
}

/** Whether an administrator of Atlassian can repair the failure, by changing a service account or its credential. */
function concernsServiceAccount(failure: SubmissionFailure): boolean {
  const refused = receivedParams(failure, 'service-account') ?? receivedParams(failure, 'account-refused');
  return refused?.tracker === 'cloud' || receivedParams(failure, 'account-scope') !== null;
}

/** The https address at which Jira responds; null if it is unknown. */
function correctAddress(failure: SubmissionFailure, jiraUrl: string): string | null {
  const overHttps = jiraUrl.replace(/^http:/i, 'https:');
  const isRefused = receivedParams(failure, 'address-not-allowed')?.rule === 'https';
  if (isRefused || receivedParams(failure, 'https-only') !== null) return overHttps;
  const target = receivedParams(failure, 'redirected-elsewhere')?.target ?? '';
  if (!target.startsWith('https://')) return null;
  // The target has no path, but the typed address may have one.
  return hostOf(target) === hostOf(jiraUrl) ? overHttps : target;
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : null);
