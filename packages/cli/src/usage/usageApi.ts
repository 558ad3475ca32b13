import { usageOptionErrors } from '@roi-insight/report-text';
import { withScheme } from '@roi-insight/contracts';
import { type AllowedHosts, parseAllowedHosts } from '@roi-insight/jira-reader';
import { wrongInput } from '../exitCodes.ts';
import { PRIVATE_NETWORKS } from '../readTracker.ts';

const DEFAULT_URL = 'https://api.anthropic.com';

/** This machine: the only place where a key may be sent without encryption. */
const LOOPBACK = ['127.0.0.0/8', '::1/128'];

/** An API, and the non-public hosts that may be reached. */
interface UsageApi {
  readonly url: URL;
  readonly allowedHosts: AllowedHosts;
}

/** The API of `--url`. A company's proxy can be in a private network if it uses https. */
export function usageApi(address: string = DEFAULT_URL): UsageApi {
  const text = withScheme(address);
  const url = URL.canParse(text) ? new URL(text) : null;
  if (
    url === null ||
    !/^https?:$/.test(url.protocol) ||
    `${url.username}${url.password}${url.search}${url.hash}` !== ''
  )
    throw wrongInput(usageOptionErrors.url(DEFAULT_URL));
  const allowed = parseAllowedHosts(url.protocol === 'https:' ? PRIVATE_NETWORKS : LOOPBACK);
  if (!allowed.ok) throw new Error(allowed.error.message);
  return { url, allowedHosts: allowed.value };
}
