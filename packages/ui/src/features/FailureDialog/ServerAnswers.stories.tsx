import { fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { serverFailure, wrongKey } from '../../storyKit/serverFailure.ts';
import { FailureDialog } from './FailureDialog.tsx';

const meta = preview.meta({
  title: 'Features/FailureDialog/Server answers',
  component: FailureDialog,
  args: { onDismiss: fn(), onCopy: fn(async () => undefined) },
});

/** When Jira did not accept the email and the key. */
export const Credentials = meta.story({ tags: ['state:failed'], args: { failure: wrongKey } });

/** When a field passed the form's check but not the server's. */
export const InvalidRequest = Credentials.extend({
  args: { failure: serverFailure('invalid-request', 400, 'claude_adoption_date must not be before 2023-01-01') },
});

/** When Jira wants a CAPTCHA solved after too many failed logins. */
export const Captcha = Credentials.extend({
  args: {
    failure: serverFailure('captcha', 403, 'jira.example.com wants a CAPTCHA solved after too many failed logins.'),
  },
});

/** When the account may not read the project. */
export const Permission = Credentials.extend({
  args: {
    failure: serverFailure('permission', 403, 'example.atlassian.net does not let this account read the project.'),
  },
});

/** When no project has that name or key. */
export const ProjectNotFound = Credentials.extend({
  args: { failure: serverFailure('project-not-found', 404, 'No project with this name or key was found.') },
});

/** When none of the tickets found counts. */
export const NothingToMeasure = Credentials.extend({
  args: {
    failure: serverFailure(
      'nothing-to-measure',
      422,
      'Nothing can be measured: of 12 tickets found none counts (9 not completed; 3 under 1 hour).',
    ),
  },
});

/** When the project is larger than the server reads. */
export const TooManyTickets = Credentials.extend({
  args: {
    failure: serverFailure(
      'too-many-tickets',
      422,
      'The project has more than 50,000 tickets in the weeks around the adoption date.',
    ),
  },
});

/** When Jira, or this server, is asked too often. */
export const RateLimited = Credentials.extend({
  args: {
    failure: serverFailure('rate-limited', 429, 'Jira limits how often it may be asked and wants a pause of 90 s.'),
  },
});

/** When the address leads into a private network. */
export const AddressRefused = Credentials.extend({
  args: { failure: serverFailure('address-refused', 400, 'jira_url was refused: 10.0.0.7 is a private address.') },
});

/** When something else than Jira lives at the address. */
export const NotJira = Credentials.extend({
  args: { failure: serverFailure('not-jira', 502, 'wiki.example.com answers, but there is no Jira.') },
});

/** When the address leads nowhere. */
export const Unreachable = Credentials.extend({
  args: { failure: serverFailure('unreachable', 502, 'No server named exmaple.atlassian.net was found.') },
});

/** When the address leads on to another one. */
export const Redirected = Credentials.extend({
  args: {
    failure: serverFailure(
      'redirected',
      502,
      'old.example.com redirects to login.example.com. Your token was not sent there.',
    ),
  },
});

/** When the tracker's certificate cannot be trusted. */
export const CertificateNotTrusted = Credentials.extend({
  args: { failure: serverFailure('tls', 502, 'The secure connection to jira.example.com failed (CERT_HAS_EXPIRED).') },
});

/** When Jira was too slow. */
export const Timeout = Credentials.extend({
  args: { failure: serverFailure('timeout', 504, 'Jira was too slow: after 55 s 1,200 of 9,000 tickets were read.') },
});

/** When too many reports are being made at once. */
export const Busy = Credentials.extend({
  args: { failure: serverFailure('busy', 503, 'Too many analyses are running at the moment. Try again in a moment.') },
});

/** When the server itself broke. */
export const Internal = Credentials.extend({
  args: { failure: serverFailure('internal', 500, 'Something went wrong on the server.') },
});
