import { trackerBase } from '@roi-insight/contracts';

/**
 * The possible base addresses of a Jira for any address in it, the most likely one first. A context path may be part
 * of the base (Data Center) or of a deep link (Cloud's `/jira/software/…`).
 * @example baseUrls('https://jira.corp/jira/browse/ABC-1') // ['https://jira.corp/jira', 'https://jira.corp']
 */
export function baseUrls(jiraUrl: string): readonly string[] {
  const { origin } = new URL(jiraUrl.trim());
  const base = trackerBase(jiraUrl) ?? origin;
  return base === origin ? [origin] : [base, origin];
}

/** Whether this is a host of Atlassian, and therefore a Cloud site whose base is the root. */
export function isCloudHost(hostname: string): boolean {
  return /\.(atlassian\.net|jira\.com)$/i.test(hostname);
}
