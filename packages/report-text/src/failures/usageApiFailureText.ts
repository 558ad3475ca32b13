import { bidiIsolate } from '../format/bidiIsolate.ts';

const SENTENCES = {
  address: () =>
    'The address of the API was refused. Use https and a public host or one in your private network, such as https://api.anthropic.com.',
  'key-refused': (host) =>
    `${host} refused the key. Use an Admin API key of the organization, which begins with sk-ant-admin.`,
  'no-permission': (host) =>
    `The key may not read usage at ${host}. Use an Admin API key of the organization, which begins with sk-ant-admin.`,
  'rate-limit': (host) => `${host} limits the rate of requests and keeps refusing ours. Try again in a few minutes.`,
  unreachable: (host) => `${host} can’t be reached. Check the address and your network.`,
  tls: (host) => `The secure connection to ${host} failed. Check its certificate and the address.`,
  timeout: (host) => `${host} took too long to respond. Try again later.`,
  redirected: (host) => `${host} redirects to another address. Your key was not sent there.`,
  'not-api': (host) => `${host} doesn’t respond like the Claude Code Analytics API. Check the address.`,
  failing: (host) => `${host} keeps failing, so we stopped reading. Try again later.`,
} as const satisfies Readonly<Record<string, (host: string) => string>>;

/** Why usage cannot be read from a vendor’s API. */
export type UsageApiFailureReason = keyof typeof SENTENCES;

/** Why usage cannot be read from the API at `host`, and what to do next. */
export const usageApiFailureText = (reason: UsageApiFailureReason, host: string): string =>
  SENTENCES[reason](bidiIsolate(host));
