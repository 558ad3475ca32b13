import { isHttpUrl } from '@roi-insight/contracts';
import { idOf, numberOf, objectOf, statusTable, type StatusTable, textOf } from '@roi-insight/jira-tickets';
import { readMost } from '../issues/readMost.ts';
import { knownTimeZone } from './knownTimeZone.ts';
import { readProject } from './projects.ts';
import type { Project } from './tracker.ts';

// Parsers of responses about the site. A parser returns null if the response lacks required data.

export interface ServerInfo {
  /** `Cloud`, or `Server` for a Data Center; absent in old versions. */
  readonly deploymentType: string | null;
  /** The address at which people open the site. */
  readonly baseUrl: string | null;
}

/** `GET /serverInfo`. */
export function readServerInfo(body: unknown): ServerInfo | null {
  const info = objectOf(body);
  const deploymentType = textOf(info, 'deploymentType');
  const baseUrl = textOf(info, 'baseUrl');
  return deploymentType === null && textOf(info, 'version') === null
    ? null
    : { deploymentType, baseUrl: isHttpUrl(baseUrl) ? baseUrl : null };
}

/** The site's id at the gateway (`GET /_edge/tenant_info`). */
export function readCloudId(body: unknown): string | null {
  const id = textOf(objectOf(body), 'cloudId');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
}

/** The sites that a token can read, with their ids at the gateway (`GET /oauth/token/accessible-resources`). */
export function readSites(body: unknown): readonly { readonly id: string; readonly url: string }[] | null {
  if (!Array.isArray(body)) return null;
  return body.flatMap((site) => {
    const [id, url] = [readCloudId({ cloudId: textOf(objectOf(site), 'id') }), textOf(objectOf(site), 'url')];
    return id === null || url === null || !isHttpUrl(url) ? [] : [{ id, url }];
  });
}

/** The user's time zone (`GET /myself`), which determines where days begin. */
export function readTimeZone(body: unknown): string | null {
  const zone = textOf(objectOf(body), 'timeZone');
  return zone === null ? null : knownTimeZone(zone);
}

/** `GET /status`. Every Jira has statuses, most of them with an id. */
export function readStatuses(body: unknown): StatusTable | null {
  const list = readMost(body, (status) => (idOf(status) === null ? null : status));
  if (list === null) return null;
  const table = statusTable(list);
  return list.some((status) => table.isListed(idOf(status))) ? table : null;
}

/** `GET /project/{id}` of a Cloud site. */
export const readFoundProject = (body: unknown): Project | null => readProject(objectOf(body));

/** `GET /project` of a Data Center. */
export function readProjects(body: unknown): readonly Project[] | null {
  return Array.isArray(body) ? projectsAmong(body) : null;
}

export interface ProjectPage {
  readonly projects: readonly Project[];
  readonly isLast: boolean;
}

/** `GET /project/search?startAt=…` of a Cloud site. */
export function readProjectPage(body: unknown, startAt: number): ProjectPage | null {
  const page = objectOf(body);
  const values = page['values'];
  if (!Array.isArray(values)) return null;
  const end = startAt + values.length;
  const total = numberOf(page, 'total');
  const isLast = page['isLast'] ?? (total === null ? null : end >= total);
  if (typeof isLast !== 'boolean') return null;
  // Null if the page says that it is the last one but the list continues, or if it is empty but not the last one.
  if (isLast ? total !== null && total > end : values.length === 0) return null;
  return { projects: projectsAmong(values), isLast };
}

function projectsAmong(values: readonly unknown[]): Project[] {
  return values.map((value) => readProject(objectOf(value))).filter((project) => project !== null);
}
