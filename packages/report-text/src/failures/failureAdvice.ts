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

/** The failure as text for a ticket or an email. Contains no token, because a failure contains none. */
export function failureDetailsText(formats: Formats, failure: SubmissionFailure): string {
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
          'Nothing was sent. Tell the person who deployed this page. Your entries stay in the form while it is open.',
        ],
        commonFixes: [
          'Set VITE_API_URL to the backend’s public address and rebuild the app.',
          'Or leave it unset and serve the app and the backend from the same address.',
        ],
      };
    case 'network':
      if (failure.isOffline === true) return OFFLINE;
      return {
        nextSteps: [`Open ${failure.apiUrl}/api/health. It responds if the backend is running.`, 'Then submit again.'],
        commonFixes: [
          'Start the backend and check its log.',
          'Allow this page’s address in the backend’s CORS setting.',
          'Check your VPN, proxy, firewall and browser extensions.',
        ],
      };
    case 'interrupted':
      return {
        nextSteps: ['Submit again. Nothing in Jira was changed.'],
        commonFixes: [
          'Your network changed: check Wi-Fi and VPN.',
          'A proxy in front of the backend cuts off long responses: raise its timeout.',
          'The backend restarted: check its log.',
        ],
      };
    case 'invalid-json':
      return {
        nextSteps: ['Submit again.', 'If it fails again, send these details to your administrator.'],
        commonFixes: [
          `A proxy responded instead of the backend (status ${failure.status}): check the proxy and VITE_API_URL.`,
          'The backend stopped in the middle of its response: check its log.',
        ],
      };
    case 'server':
      return failure.code === undefined
        ? unknownServerError(formats, failure.status)
        : serverAdvice(formats)[failure.code];
  }
}

/** Advice for a server that sends no code, where only the status is known. */
function unknownServerError(formats: Formats, status: number): Advice {
  return status < 400 || status >= 500
    ? serverAdvice(formats).internal
    : {
        nextSteps: ['Check the project name, the API key and the other fields, then submit again.'],
        commonFixes: [
          'The key may have expired or lack access to the project.',
          'The URL may be for another Jira site.',
        ],
      };
}

/** The advice for each code, depending on who can help: the user, the tracker's administrator or the server's operator. */
const serverAdvice = ({ counted }: Formats) =>
  ({
    'invalid-request': {
      nextSteps: ['Correct the field named above, then submit again.'],
      commonFixes: [
        'The URL must start with https:// and name your Jira site.',
        'The adoption date must not be in the future.',
      ],
    },
    // The server's sentence already says which key this kind of Jira needs.
    credentials: {
      nextSteps: [
        'Check the email and the API key, or the client ID and its secret, then submit again. Your entries are still in the form.',
      ],
      commonFixes: [
        'Jira Data Center: use a personal access token, not your password.',
        'Paste the whole key, without spaces or line breaks.',
        'For a client ID and secret, choose ‘Service account’ below the key; for any other key, ‘API token’.',
      ],
    },
    captcha: {
      nextSteps: ['Log in to Jira in your browser and solve the CAPTCHA.', 'Then submit again.'],
      commonFixes: ['Jira asks for a CAPTCHA after several failed logins. Check the key before you retry.'],
    },
    permission: {
      nextSteps: [
        'Ask a Jira administrator for the ‘Browse projects’ permission, or use the key of an account that has it.',
      ],
      commonFixes: ['Open the project in Jira with the same account to check that it is visible.'],
    },
    'project-not-found': {
      nextSteps: ['Copy the project’s name or key from Jira, then submit again.'],
      commonFixes: [
        'Use the exact name or the key, such as PAY. The name of a board or filter doesn’t work.',
        'Jira hides projects from accounts without permission. Check that yours can open this one.',
        'Check that the URL is for the right Jira site.',
      ],
    },
    'nothing-to-measure': {
      nextSteps: ['Choose a project with completed tickets around the adoption date, or correct the date.'],
      commonFixes: [
        `Tickets count if they were completed within ${counted(WEEKS_PER_SIDE, 'week')} of the date.`,
        `Sub-tasks, epics and tickets under ${counted(MIN_AVERAGED_HOURS, 'hour')} or over ${counted(MAX_AVERAGED_HOURS, 'hour')} are excluded.`,
        'A ticket is completed if its status is in Jira’s ‘Done’ category.',
      ],
    },
    'too-many-tickets': {
      nextSteps: ['Choose a smaller project.'],
      commonFixes: ['A single team’s project gives clearer results than a whole department’s.'],
    },
    'rate-limited': {
      nextSteps: ['Wait a few minutes, then submit again.'],
      commonFixes: [
        'Other integrations may be using up Jira’s limit. Try at a quieter time.',
        'On Data Center, an administrator can raise your account’s rate limit.',
      ],
    },
    'address-refused': {
      nextSteps: ['Use an address that’s reachable from the internet.'],
      commonFixes: [
        'The address must start with https://.',
        'For a Jira inside your network, ask an administrator to add its host to JIRA_ALLOWED_HOSTS.',
      ],
    },
    'not-jira': {
      nextSteps: ['Open the address in your browser. It must show Jira.'],
      commonFixes: [
        'Use the base URL, such as https://your-company.atlassian.net.',
        'Jira Data Center may need a path: https://example.com/jira.',
        'A login page or proxy in front of Jira may be responding instead.',
      ],
    },
    unreachable: {
      nextSteps: ['Check the address for typos, then submit again.'],
      commonFixes: [
        'Open it in your browser to see whether Jira is up.',
        'This server can’t reach a Jira behind a VPN or firewall.',
      ],
    },
    redirected: {
      nextSteps: ['Open the address in your browser and use the URL it redirects to.'],
      commonFixes: [
        'The site may have been renamed, or moved from http:// to https://.',
        'A single sign-on page in front of Jira blocks access by API key.',
      ],
    },
    tls: {
      nextSteps: ['Ask your Jira administrator to check the certificate.'],
      commonFixes: [
        'The certificate has expired or is for another host name.',
        'This server must trust your company’s certificate authority (NODE_EXTRA_CA_CERTS).',
      ],
    },
    timeout: {
      nextSteps: ['Submit again. Jira may have been slow for a moment.'],
      commonFixes: ['Large projects take longest. Try a smaller one.', 'Check that Jira responds in your browser.'],
    },
    busy: {
      nextSteps: ['Wait a minute, then submit again.'],
      commonFixes: ['This server runs only a few analyses at a time.'],
    },
    internal: {
      nextSteps: ['Submit again.', 'If it fails again, send these details to your administrator.'],
      commonFixes: ['The server’s log shows what happened at the time of your request.'],
    },
  }) satisfies Record<FailureCode, Advice>;
