import { isHttpUrl } from './trackerUrl.ts';

/** First path segments of Jira's own pages: the path before these segments is the context path. */
const PAGES = new Set([
  'backlog',
  'boards',
  'browse',
  'core',
  'dashboards',
  'filters',
  'issues',
  'login',
  'login.jsp',
  'people',
  'plugins',
  'projects',
  'rest',
  'secure',
  'servicedesk',
  'software',
  'wiki',
  'your-work',
]);

/** Maximum number of segments of a context path, such as `/tools/jira`. */
const MAX_SEGMENTS = 2;

/** The path of a site at Atlassian's gateway, as in the address of an API call. */
const GATEWAY_PATH = /^\/ex\/jira\/[\w-]{1,64}(?=\/|$)/;

/**
 * The base address of a site at Atlassian's gateway, given any address below it; null if the text is another address.
 * @example gatewayBase('https://api.atlassian.com/ex/jira/5a1d-cafe/rest/api/3/myself') // '…/ex/jira/5a1d-cafe'
 */
export function gatewayBase(text: string | undefined | null): string | null {
  if (typeof text !== 'string' || !isHttpUrl(text)) return null;
  const { origin, pathname } = new URL(text.trim());
  const path = GATEWAY_PATH.exec(pathname)?.[0];
  return path === undefined ? null : `${origin}${path}`;
}

/**
 * The origin and the context path of a tracker, given any address in it; null if the text is not such an address. Addresses that people copy may
 * contain passwords and tokens: in the query, the fragment, the path parameters, behind an escaped `?` or `#`, or before the host.
 * @example trackerBase('https://jira.corp/jira/browse/ABC-1?os_password=x#jwt=y') // 'https://jira.corp/jira'
 */
export function trackerBase(text: string | undefined | null): string | null {
  const gateway = gatewayBase(text);
  if (gateway !== null || typeof text !== 'string' || !isHttpUrl(text)) return gateway;
  const { origin, pathname } = new URL(text.trim());
  const [path = ''] = /^[\w.~/-]*/.exec(pathname) ?? [];
  const segments = path.split('/').filter((segment) => segment !== '');
  const page = segments.findIndex((segment) => PAGES.has(segment.toLowerCase()));
  return [origin, ...segments.slice(0, page === -1 ? MAX_SEGMENTS : page)].join('/');
}
