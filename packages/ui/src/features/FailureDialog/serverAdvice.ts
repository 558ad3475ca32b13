import type { FailureCode } from '@roi-insight/contracts';

/** What helps: what to do now, and what is usually wrong. */
export interface Advice {
  readonly nextSteps: readonly string[];
  readonly commonFixes: readonly string[];
}

/** Where the fault lies with the person at the form, the tracker or the server: every code has its own advice. */
export const SERVER_ADVICE = {
  'invalid-request': {
    nextSteps: ['Check the fields against the message above, then submit again.'],
    commonFixes: ['The URL starts with https:// and names your Jira site.', 'The adoption date is not in the future.'],
  },
  // The server's sentence already says what the key of this kind of Jira has to be.
  credentials: {
    nextSteps: ['Check the email and the API key, then submit again. Everything you typed is still in the form.'],
    commonFixes: [
      'Jira Data Center: use a personal access token, not your password.',
      'Paste the key whole, without spaces or line breaks.',
    ],
  },
  captcha: {
    nextSteps: ['Log in to Jira once in your browser and solve the CAPTCHA there.', 'Then submit again.'],
    commonFixes: ['Jira asks for a CAPTCHA after several failed logins: make sure the key is right before you retry.'],
  },
  permission: {
    nextSteps: [
      'Ask a Jira administrator for the ‘Browse projects’ permission, or use the key of somebody who has it.',
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
      'Tickets count when they were completed within 13 weeks before or after the date.',
      'Sub-tasks and epics are left out; so are tickets under 1 hour or over 40 hours.',
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
    nextSteps: ['Ask whoever runs your Jira to check its certificate.'],
    commonFixes: [
      'The certificate has expired, or was made for another host name.',
      'A company’s own certificate authority has to be trusted by this server (NODE_EXTRA_CA_CERTS).',
    ],
  },
  timeout: {
    nextSteps: ['Submit again: Jira may only have been slow for a moment.'],
    commonFixes: ['Very large projects take longest: try a smaller one.', 'Check that Jira responds in your browser.'],
  },
  busy: {
    nextSteps: ['Wait a minute, then submit again.'],
    commonFixes: ['Several reports are being made at once; this server makes only a few at a time.'],
  },
  internal: {
    nextSteps: ['Submit again.', 'If it fails once more, copy the details and send them to whoever runs this server.'],
    commonFixes: ['The server’s log says what broke at the time of your request.'],
  },
} as const satisfies Record<FailureCode, Advice>;
