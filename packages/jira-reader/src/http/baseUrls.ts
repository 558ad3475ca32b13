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
 * The possible base addresses of a Jira, given any address in it, most likely first: a context path may be part of the
 * base (Data Center) or of a deep link (Cloud's `/jira/software/…`).
 * @example baseUrls('https://jira.corp/jira/browse/ABC-1') // ['https://jira.corp/jira', 'https://jira.corp']
 */
export function baseUrls(jiraUrl: string): readonly string[] {
  const url = new URL(jiraUrl.trim());
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  const page = segments.findIndex((segment) => PAGES.has(segment.toLowerCase()));
  const context = page === -1 ? segments : segments.slice(0, page);
  return context.length === 0 ? [url.origin] : [`${url.origin}/${context.join('/')}`, url.origin];
}

/** Whether Atlassian hosts this name: then it is a Cloud site, with its base at the root. */
export function isCloudHost(hostname: string): boolean {
  return /\.(atlassian\.net|jira\.com)$/i.test(hostname);
}
