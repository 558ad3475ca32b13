import { expect, fn, screen } from 'storybook/test';
import preview from '#storybook/preview.tsx';
import { serverFailure, serverFailures } from '../../../testing/serverFailures.ts';
import { FailureDialog } from './FailureDialog.tsx';

const meta = preview.meta({
  title: 'Features/FailureDialog/Server answers',
  // No pictures, because most dialogs differ only in their sentences.
  tags: ['state:failed', 'no-picture'],
  component: FailureDialog,
  // The dialog covers its page.
  parameters: { docs: { story: { inline: false } } },
  args: { onDismiss: fn(), onCopy: fn(async () => undefined) },
});

/** When Jira did not accept the email and the key. */
export const Credentials = meta.story({
  tags: ['!no-picture'],
  args: { failure: serverFailures.credentials },
});

/** When Atlassian did not accept the client ID and secret of a service account. */
export const ServiceAccount = meta.story({
  args: { failure: serverFailure({ reason: 'service-account', tracker: 'cloud' }) },
});

/** When the client ID and secret are right, but Jira did not accept the service account. */
export const ServiceAccountRefused = meta.story({
  args: { failure: serverFailure({ reason: 'account-refused', tracker: 'data-center' }) },
});

/** When the credential of a service account lacks a scope: the link leads to the page where an administrator changes it. */
export const ServiceAccountScope = meta.story({
  args: {
    correction: { jiraUrl: 'https://example.atlassian.net', onRepair: fn() },
    failure: serverFailure({ reason: 'account-scope', classic: 'read:jira-work', granular: ['read:status:jira'] }),
  },
  play: async () => {
    const link = await screen.findByRole('link', { name: 'Manage service accounts' });
    await expect(link).toHaveAttribute('href', 'https://admin.atlassian.com');
  },
});

/** When a field passed the form's check but not the server's, for example because a clock was a day ahead. */
export const InvalidRequest = meta.story({ args: { failure: serverFailures['invalid-request'] } });

/** When Jira has no number field with the name that the reader typed on a report: similar names are shown. */
export const UnknownSizeField = meta.story({
  args: {
    failure: {
      kind: 'server',
      status: 400,
      statusText: '',
      message: null,
      code: 'invalid-request',
      reason: 'size-field',
      params: { problem: 'unknown', fields: [{ id: 'customfield_10016', name: 'Story Points' }] },
    },
  },
});

/** When Jira requires a CAPTCHA after too many failed logins. */
export const Captcha = meta.story({
  tags: ['!no-picture'],
  args: { failure: serverFailures.captcha },
});

/** When the account does not have permission to read the project. */
export const Permission = meta.story({ args: { failure: serverFailures.permission } });

/** When no project has that name or key. */
export const ProjectNotFound = meta.story({ args: { failure: serverFailures['project-not-found'] } });

/** When tickets were found but none can be measured. */
export const NothingToMeasure = meta.story({
  tags: ['!no-picture'],
  args: { failure: serverFailures['nothing-to-measure'] },
});

/** When the project is larger than the server's limit. */
export const TooManyTickets = meta.story({ args: { failure: serverFailures['too-many-tickets'] } });

/** When Jira or this server limits the number of requests. */
export const RateLimited = meta.story({ args: { failure: serverFailures['rate-limited'] } });

/** When the address belongs to a private network. */
export const AddressRefused = meta.story({ args: { failure: serverFailures['address-refused'] } });

/** When the address does not belong to a Jira. */
export const NotJira = meta.story({ args: { failure: serverFailures['not-jira'] } });

/** When nothing responds at the address. */
export const Unreachable = meta.story({ args: { failure: serverFailures.unreachable } });

/** When the address redirects to another one. */
export const Redirected = meta.story({ args: { failure: serverFailures.redirected } });

/** When the tracker's certificate cannot be trusted. */
export const CertificateNotTrusted = meta.story({ args: { failure: serverFailures.tls } });

/** When Jira was too slow. */
export const Timeout = meta.story({ args: { failure: serverFailures.timeout } });

/** When too many reports are being made at the same time. */
export const Busy = meta.story({ args: { failure: serverFailures.busy } });

/** When the server had an internal error. */
export const Internal = meta.story({
  tags: ['!no-picture'],
  args: { failure: serverFailures.internal },
});
