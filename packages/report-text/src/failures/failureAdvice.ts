import type { FailureCode } from '@roi-insight/contracts';
import { MAX_AVERAGED_HOURS, MIN_AVERAGED_HOURS, WEEKS_PER_SIDE } from '@roi-insight/roi-math';
import type { Formats } from '../format/index.ts';
import { receivedFailureText } from './Failure.ts';
import { failureMessage, type SubmissionFailure } from './SubmissionFailure.ts';

/** Advice: what to do now, and the usual causes. */
interface Advice {
  readonly nextSteps: readonly string[];
  readonly commonFixes: readonly string[];
}

export interface FailureAdvice extends Advice {
  /** The error message; may have several lines. */
  readonly message: string;
}

/**
 * The texts of the failure dialog: the error message, the next steps, and the usual causes.
 * @example failureAdvice(formats, { kind: 'server', status: 502, statusText: 'Bad Gateway', message: null }).message
 * // 'Server error: 502 Bad Gateway'
 */
export function failureAdvice(formats: Formats, failure: SubmissionFailure): FailureAdvice {
  return { message: messageIn(formats, failure), ...adviceFor(formats, failure) };
}

/** The failure as text for a ticket or an email. Contains no token, since a failure never does. */
export function failureDetails(formats: Formats, failure: SubmissionFailure): string {
  const facts = Object.entries(failure)
    .filter(([, value]) => value !== undefined)
    .map(
      ([name, value]) =>
        `${name}: ${value === null ? 'none' : typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    );
  return ['Form Submission Failed', messageIn(formats, failure), facts.join('\n')].join('\n\n');
}

/** The message in the notation of the page, if this version knows the failure. */
function messageIn(formats: Formats, failure: SubmissionFailure): string {
  const text = failure.kind === 'server' ? receivedFailureText(formats, failure.reason, failure.params) : null;
  return text ?? failureMessage(failure);
}

const OFFLINE: Advice = {
  nextSteps: ['Check your internet connection, then submit again.'],
  commonFixes: ['Turn on Wi-Fi, or turn off airplane mode.', 'Reconnect your VPN if your company requires one.'],
};

function adviceFor(formats: Formats, failure: SubmissionFailure): Advice {
  switch (failure.kind) {
    case 'misconfigured':
      return {
        nextSteps: [
          'Nothing was sent. Tell the person who deployed this page; what you typed stays in the form while it is open.',
        ],
        commonFixes: [
          'Set VITE_API_URL to the backend’s public address and build the app again.',
          'Or leave it unset and serve the app and the backend from one address.',
        ],
      };
    case 'network':
      if (failure.isOffline === true) return OFFLINE;
      return {
        nextSteps: [`Open ${failure.apiUrl}/api/health: it answers when the backend is running.`, 'Then submit again.'],
        commonFixes: [
          'Start the backend and look at its log.',
          'Allow this page’s address in the backend’s CORS setting.',
          'Check VPN, proxy and firewall; a browser extension may be blocking the request too.',
        ],
      };
    case 'interrupted':
      return {
        nextSteps: ['Submit again: the tickets are read again, and nothing in Jira was changed.'],
        commonFixes: [
          'The network changed meanwhile: check Wi-Fi and VPN.',
          'A proxy in front of the backend cuts long answers: raise its time limit.',
          'The backend was restarted: its log says so.',
        ],
      };
    case 'invalid-json':
      return {
        nextSteps: ['Submit again.', 'If it fails once more, send the details to the operator of the backend.'],
        commonFixes: [
          `Something in front of the backend answered instead of it (status ${failure.status}): check proxy and VITE_API_URL.`,
          'The backend broke off in the middle of its answer: its log says why.',
        ],
      };
    case 'server':
      return failure.code === undefined
        ? unknownServerError(formats, failure.status)
        : serverAdvice(formats)[failure.code];
  }
}

/** For a server that sends no code: only its status is known. */
function unknownServerError(formats: Formats, status: number): Advice {
  return status < 400 || status >= 500
    ? serverAdvice(formats).internal
    : {
        nextSteps: ['Check all fields, the project name and the API key above all, then submit again.'],
        commonFixes: ['The key may have expired or lack access to the project.', 'The URL may name another Jira site.'],
      };
}

/** Every code has its own advice, by who can help: the user, the tracker's administrator or the server's operator. */
const serverAdvice = ({ counted }: Formats) =>
  ({
    'invalid-request': {
      nextSteps: ['Check the fields against the message above, then submit again.'],
      commonFixes: [
        'The URL starts with https:// and names your Jira site.',
        'The adoption date is not in the future.',
      ],
    },
    // The server's sentence already says which key this kind of Jira needs.
    credentials: {
      nextSteps: ['Check the email and the API key, then submit again. Everything you typed is still in the form.'],
      commonFixes: [
        'Jira Data Center: use a personal access token, not your password.',
        'Paste the key whole, without spaces or line breaks.',
      ],
    },
    captcha: {
      nextSteps: ['Log in to Jira once in your browser and solve the CAPTCHA there.', 'Then submit again.'],
      commonFixes: [
        'Jira asks for a CAPTCHA after several failed logins: make sure the key is right before you retry.',
      ],
    },
    permission: {
      nextSteps: [
        'Ask a Jira administrator for the ‘Browse projects’ permission, or use the key of an account that has it.',
      ],
      commonFixes: [
        'Open the project in Jira with the same account: it has to be visible there.',
        'A key with scopes needs read:jira-work and read:jira-user.',
      ],
    },
    'project-not-found': {
      nextSteps: ['Copy the project’s name or key from Jira, then submit again.'],
      commonFixes: [
        'Give the exact name or the key, such as PAY. A board’s or filter’s name does not work.',
        'Jira hides projects that the account may not see: check that it can open this one.',
        'Check that the URL names the right Jira site.',
      ],
    },
    'nothing-to-measure': {
      nextSteps: ['Choose a project with completed tickets around the adoption date, or correct the date.'],
      commonFixes: [
        `Tickets count when they were completed within ${counted(WEEKS_PER_SIDE, 'week')} before or after the date.`,
        `Sub-tasks and epics are left out; so are tickets under ${counted(MIN_AVERAGED_HOURS, 'hour')} or over ${counted(MAX_AVERAGED_HOURS, 'hour')}.`,
        'Tickets count as completed when their status belongs to Jira’s category ‘Done’.',
      ],
    },
    'too-many-tickets': {
      nextSteps: ['Choose a smaller project.'],
      commonFixes: ['One team’s project gives a clearer comparison than a whole department’s.'],
    },
    'rate-limited': {
      nextSteps: ['Wait a few minutes, then submit again.'],
      commonFixes: [
        'Other integrations may be using up what Jira allows: try at a quieter time.',
        'On Data Center an administrator can raise the rate limit for your account.',
      ],
    },
    'address-refused': {
      nextSteps: ['Give the address under which your Jira can be reached from the internet.'],
      commonFixes: [
        'The address has to start with https://.',
        'For a Jira inside your own network, the operator of this server has to add its host to JIRA_ALLOWED_HOSTS.',
      ],
    },
    'not-jira': {
      nextSteps: ['Open the address in your browser: it has to show Jira itself.'],
      commonFixes: [
        'Use the base URL, such as https://your-company.atlassian.net.',
        'Jira Data Center may live below a path: https://example.com/jira.',
        'A login page or proxy in front of Jira may be answering instead.',
      ],
    },
    unreachable: {
      nextSteps: ['Check the address for typing errors, then submit again.'],
      commonFixes: [
        'Open it in your browser to see whether Jira is up.',
        'A Jira behind a VPN or firewall cannot be reached from this server.',
      ],
    },
    redirected: {
      nextSteps: ['Open the address in your browser and use the one it ends up at.'],
      commonFixes: [
        'The site may have been renamed, or moved from http:// to https://.',
        'A single sign-on page in front of Jira blocks access by API key.',
      ],
    },
    tls: {
      nextSteps: ['Ask your Jira administrator to check the certificate.'],
      commonFixes: [
        'The certificate has expired, or was made for another host name.',
        'A company’s own certificate authority has to be trusted by this server (NODE_EXTRA_CA_CERTS).',
      ],
    },
    timeout: {
      nextSteps: ['Submit again: Jira may only have been slow for a moment.'],
      commonFixes: [
        'Very large projects take longest: try a smaller one.',
        'Check that Jira responds in your browser.',
      ],
    },
    busy: {
      nextSteps: ['Wait a minute, then submit again.'],
      commonFixes: ['Several reports are being made at once; this server makes only a few at a time.'],
    },
    internal: {
      nextSteps: [
        'Submit again.',
        'If it fails once more, copy the details and send them to the operator of this server.',
      ],
      commonFixes: ['The server’s log says what broke at the time of your request.'],
    },
  }) satisfies Record<FailureCode, Advice>;
