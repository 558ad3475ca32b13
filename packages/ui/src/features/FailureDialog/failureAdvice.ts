import type { Failure } from './Failure.ts';
import { failureMessage } from './failureMessage.ts';
import { type Advice, SERVER_ADVICE } from './serverAdvice.ts';

export interface FailureAdvice extends Advice {
  /** What went wrong; may have several lines. */
  readonly message: string;
}

/**
 * What the failure dialog says: the message of the error catalogue, what to do next, and what is usually wrong.
 * @example failureAdvice({ kind: 'server', status: 502, statusText: 'Bad Gateway', message: null }).message
 * // 'Server error: 502 Bad Gateway'
 */
export function failureAdvice(failure: Failure): FailureAdvice {
  return { message: failureMessage(failure), ...adviceFor(failure) };
}

/** The failure as text for a ticket or a mail. Holds no token: a failure never does. */
export function failureDetails(failure: Failure): string {
  const facts = Object.entries(failure).map(([name, value]) => `${name}: ${value ?? 'none'}`);
  return ['Form Submission Failed', failureMessage(failure), facts.join('\n')].join('\n\n');
}

function adviceFor(failure: Failure): Advice {
  switch (failure.kind) {
    case 'misconfigured':
      return {
        nextSteps: [
          'Nothing was sent. Tell whoever deployed this page; what you typed stays in the form while it is open.',
        ],
        commonFixes: [
          'Set VITE_API_URL to the backend’s public address and build the app again.',
          'Or leave it unset and serve the app and the backend from one address.',
        ],
      };
    case 'network':
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
        nextSteps: ['Submit again: the tickets are read anew, and nothing in Jira was changed.'],
        commonFixes: [
          'The network changed meanwhile: check Wi-Fi and VPN.',
          'A proxy in front of the backend cuts long answers: raise its time limit.',
          'The backend was restarted: its log says so.',
        ],
      };
    case 'invalid-json':
      return {
        nextSteps: ['Submit again.', 'If it fails once more, send the details to whoever runs the backend.'],
        commonFixes: [
          `Something in front of the backend answered instead of it (status ${failure.status}): check proxy and VITE_API_URL.`,
          'The backend broke off in the middle of its answer: its log says why.',
        ],
      };
    case 'server':
      return failure.code === undefined ? unknownServerError(failure.status) : SERVER_ADVICE[failure.code];
    case 'bad-shape':
      return {
        nextSteps: ['Submit again.', 'If it fails once more, send the details to whoever runs the backend.'],
        commonFixes: ['The backend’s version may not fit this page: update both to the same version.'],
      };
  }
}

/** A server that sends no code: all that is known is which side of the line the status lies on. */
function unknownServerError(status: number): Advice {
  return status >= 500
    ? SERVER_ADVICE.internal
    : {
        nextSteps: ['Check all fields, the project name and the API key above all, then submit again.'],
        commonFixes: ['The key may have expired or lack access to the project.', 'The URL may name another Jira site.'],
      };
}
