/** Credentials that the sandbox accepts. They are valid nowhere else. */
export const CREDENTIALS = {
  email: 'demo@example.com',
  /** Cloud: an API token. Data Center: a personal access token. */
  token: 'sandbox-token-0001',
  /** Cloud: an API token with scopes, which only the gateway accepts. */
  scopedToken: 'sandbox-scoped-0001',
  /** Cloud: tokens that lack one of the two scopes. */
  userScopeToken: 'sandbox-scoped-user-only',
  workScopeToken: 'sandbox-scoped-work-only',
  /** Data Center: a password, for sites that still accept passwords. */
  password: 'sandbox-password-0001',
} as const;

/** The scopes that a report needs. */
export const ALL_SCOPES: readonly string[] = ['read:jira-user', 'read:jira-work'];

/** The OAuth 2.0 credential of the sandbox's service account. */
export const SERVICE_ACCOUNT = {
  clientId: 'sandbox-client-0001',
  clientSecret: 'sandbox-client-secret-0001',
} as const;

/** Id of the sandbox's Cloud site, as `/_edge/tenant_info` returns it. */
export const CLOUD_ID = '5a1d0b0c-0000-4000-8000-00000000cafe';

/** The parsed `Authorization` header. */
export type Authorization =
  | { readonly kind: 'none' }
  | { readonly kind: 'basic'; readonly user: string; readonly password: string }
  | { readonly kind: 'bearer'; readonly token: string }
  | { readonly kind: 'unreadable' };

export function readAuthorization(header: string | undefined): Authorization {
  if (header === undefined) return { kind: 'none' };
  const [scheme = '', value = ''] = header.split(' ');
  if (scheme.toLowerCase() === 'bearer') return { kind: 'bearer', token: value };
  if (scheme.toLowerCase() !== 'basic') return { kind: 'unreadable' };
  const pair = Buffer.from(value, 'base64').toString('utf8');
  const colon = pair.indexOf(':');
  return colon < 0
    ? { kind: 'unreadable' }
    : { kind: 'basic', user: pair.slice(0, colon), password: pair.slice(colon + 1) };
}
