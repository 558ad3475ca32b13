import { isHttpUrl } from './trackerUrl.ts';

/** First path segments of Jira's own pages: the path before them is the context path. */
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

/**
 * The origin and the context path of a tracker, given any address in it; null if the text is no such address. Addresses
 * that people copy may contain passwords and tokens: in the query, the fragment, the path parameters, or before the host.
 * @example trackerBase('https://jira.corp/jira/browse/ABC-1?os_password=x#jwt=y') // 'https://jira.corp/jira'
 */
export function trackerBase(text: string | undefined | null): string | null {
  if (typeof text !== 'string' || !isHttpUrl(text)) return null;
  const { origin, pathname } = new URL(text.trim());
  const segments = pathname
    .split('/')
    .map((segment) => segment.replace(/(;|%3b).*/i, ''))
    .filter((segment) => segment !== '');
  const page = segments.findIndex((segment) => PAGES.has(segment.toLowerCase()));
  return [origin, ...(page === -1 ? segments : segments.slice(0, page))].join('/');
}
