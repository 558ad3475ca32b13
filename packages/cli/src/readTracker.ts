import { trackerOptionErrors } from '@roi-insight/report-text';
import { withScheme } from '@roi-insight/contracts';
import {
  DEFAULT_TICKET_LIMIT,
  parseAllowedHosts,
  type ReaderConfig,
  type ReadingOptions,
  RequestFailure,
} from '@roi-insight/jira-reader';
import { CommandError, EXIT, type ExitCode, wrongInput } from './exitCodes.ts';
import type { PROJECT, SITE } from './options/optionGroups.ts';
import type { OptionsOf } from './options/OptionTable.ts';
import { ProgressLine, progressText } from './ProgressLine.ts';
import type { Terminal } from './Terminal.ts';
import { readSecret, SECRETS } from './secret.ts';

/** Environment variable of the email address. */
const EMAIL_VARIABLE = 'ROI_JIRA_EMAIL';

/** A service account has no email address, but the request has a field for it. */
const NO_EMAIL = 'service-account@example.com';

/** Environment variable of a service account's client ID. */
const CLIENT_ID_VARIABLE = 'ROI_JIRA_CLIENT_ID';

/** The user has typed the address, so a site with its own domain may use Atlassian's gateway too. */
const ATLASSIAN = { gatewayUrl: 'https://api.atlassian.com', authUrl: 'https://auth.atlassian.com' };

/** Networks where a token may be sent without encryption: this machine and private networks. */
export const PRIVATE_NETWORKS = ['127.0.0.0/8', '::1/128', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'];

/** The request fields for tracker, credentials and project. */
export async function trackerFields(options: OptionsOf<typeof PROJECT>, terminal: Terminal) {
  const { url, project } = options;
  if (url === undefined) throw wrongInput(trackerOptionErrors.noUrlOrFile);
  if (project === undefined) throw wrongInput(trackerOptionErrors.noProject);
  return { ...(await siteFields(options, terminal)), project_name: project };
}

/** The request fields for tracker and credentials. */
export async function siteFields(options: OptionsOf<typeof SITE>, terminal: Terminal) {
  const { url, email = terminal.env[EMAIL_VARIABLE] } = options;
  const clientId = terminal.env[CLIENT_ID_VARIABLE]?.trim() ?? '';
  if (url === undefined) throw wrongInput(trackerOptionErrors.noUrl);
  if (clientId !== '') {
    const secret = await readSecret(SECRETS.serviceAccount, terminal);
    return { jira_url: withScheme(url), email: email ?? NO_EMAIL, client_id: clientId, api_token: secret };
  }
  const hasSecret = (terminal.env[SECRETS.serviceAccount.variable]?.trim() ?? '') !== '';
  const hasToken = (terminal.env[SECRETS.jira.variable]?.trim() ?? '') !== '';
  if (hasSecret && !hasToken) throw wrongInput(trackerOptionErrors.noClientId(CLIENT_ID_VARIABLE));
  if (email === undefined) throw wrongInput(trackerOptionErrors.noEmail(EMAIL_VARIABLE));
  return { jira_url: withScheme(url), email, api_token: await readSecret(SECRETS.jira, terminal) };
}

/** Runs `read` with a progress line, and converts its failures to those of the command. */
export async function readTracker<T>(
  jiraUrl: string,
  terminal: Terminal,
  read: (options: ReadingOptions) => Promise<T>,
): Promise<T> {
  const line = new ProgressLine(terminal.stderr);
  const { now, signal, backoffMs } = terminal;
  try {
    return await read({
      config: configFor(jiraUrl, terminal),
      now,
      signal,
      onProgress: (progress) => line.show(progressText(progress)),
      ...(backoffMs === undefined ? {} : { backoffMs }),
    });
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof RequestFailure ? commandError(cause) : cause;
  } finally {
    line.end();
  }
}

/** A command may reach every host that its machine can reach: any host over https, and private networks also over http. */
function configFor(jiraUrl: string, { atlassian = ATLASSIAN }: Terminal): ReaderConfig {
  const url = URL.canParse(jiraUrl.trim()) ? new URL(jiraUrl.trim()) : null;
  const allowed = parseAllowedHosts(url?.protocol === 'https:' ? [url.host] : PRIVATE_NETWORKS);
  if (!allowed.ok) throw wrongInput(trackerOptionErrors.noAddress);
  return {
    allowedHosts: allowed.value,
    ...atlassian,
    sampleTrackerUrl: null,
    ticketLimit: DEFAULT_TICKET_LIMIT,
    analysisTimeoutS: 3600,
  };
}

const WRONG_INPUT = new Set(['invalid-request', 'address-refused', 'project-not-found', 'too-many-tickets']);

function commandError({ code, message }: RequestFailure): CommandError {
  if (code === 'address-refused') return wrongInput(trackerOptionErrors.httpsOnly);
  const exitCode: ExitCode = WRONG_INPUT.has(code)
    ? EXIT.wrongInput
    : code === 'nothing-to-measure'
      ? EXIT.tooLittleData
      : EXIT.trackerFailed;
  return new CommandError(exitCode, message);
}
