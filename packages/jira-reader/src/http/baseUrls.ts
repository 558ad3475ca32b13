/** First path segments of Jira's own pages: the path before them is the base. */
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
 * The addresses a Jira may have its root at, given any address of it, most likely first: a context path may be part of
 * the base (Data Center) or of a deep link (Cloud's `/jira/software/…`).
 * @example baseUrls('https://jira.corp/jira/browse/ABC-1') // ['https://jira.corp/jira', 'https://jira.corp']
 */
export function baseUrls(jiraUrl: string): readonly string[] {
  const url = new URL(jiraUrl.trim());
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const page = segments.findIndex((segment) => PAGES.has(segment.toLowerCase()));
  const context = page === -1 ? segments : segments.slice(0, page);
  return context.length === 0 ? [url.origin] : [`${url.origin}/${context.join('/')}`, url.origin];
}

/** Whether Atlassian hosts this name, so that it can only be a Cloud site at the root. */
export function isCloudHost(hostname: string): boolean {
  return /\.(atlassian\.net|jira\.com)$/i.test(hostname);
}
