import { EMAIL, TOKEN } from '../credentials.ts';

/** A ticket, read from the tracker by the test. Times are epoch ms, statuses are ids. */
export interface TrackerTicket {
  readonly key: string;
  readonly created: number;
  readonly doneNow: boolean;
  readonly resolution: string | null;
  /** Oldest first. */
  readonly moves: readonly { readonly at: number; readonly from: string; readonly to: string }[];
  readonly type: string;
  /** Whether the ticket is neither a sub-task nor an epic. */
  readonly inScope: boolean;
}

/** A project's data in the tracker. */
export interface TrackerProject {
  readonly tickets: readonly TrackerTicket[];
  /** Category key by status id. */
  readonly category: ReadonlyMap<string, string>;
  readonly timeZone: string;
}

interface JiraHistory {
  readonly created: number | string;
  readonly items: readonly { readonly field: string; readonly from: string; readonly to: string }[];
}

interface JiraIssue {
  readonly id: string;
  readonly key: string;
  readonly fields: {
    readonly created: string;
    readonly resolution: { readonly name: string } | null;
    readonly status: { readonly statusCategory: { readonly key: string } };
    readonly issuetype: { readonly name: string; readonly subtask: boolean; readonly hierarchyLevel?: number };
  };
  readonly changelog?: { readonly histories: readonly JiraHistory[] };
}

type Call = <T>(path: string, body?: unknown) => Promise<T>;

function caller(api: string, authorization: string): Call {
  return async (path, body) => {
    const response = await fetch(`${api}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}

const FIELDS = ['created', 'status', 'issuetype', 'resolution'];

/** Reads a whole project from a Jira Cloud through REST v3. */
export async function readCloud(site: string, project: string): Promise<TrackerProject> {
  const call = caller(`${site}/rest/api/3`, `Basic ${Buffer.from(`${EMAIL}:${TOKEN}`).toString('base64')}`);
  const issues: JiraIssue[] = [];
  let next: { readonly nextPageToken?: string } = {};
  do {
    const jql = `project = "${project}" ORDER BY id`;
    const page: { issues: JiraIssue[]; nextPageToken?: string } = await call('search/jql', {
      jql,
      fields: FIELDS,
      maxResults: 100,
      ...next,
    });
    issues.push(...page.issues);
    next = page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken };
  } while (next.nextPageToken !== undefined);
  return collect(call, issues, await cloudHistories(call, issues));
}

async function cloudHistories(call: Call, issues: readonly JiraIssue[]): Promise<Map<string, JiraHistory[]>> {
  const histories = new Map<string, JiraHistory[]>();
  for (let at = 0; at < issues.length; at += 1000) {
    const issueIdsOrKeys = issues.slice(at, at + 1000).map(({ id }) => id);
    let next: { readonly nextPageToken?: string } = {};
    do {
      const page: {
        issueChangeLogs: { issueId: string; changeHistories: JiraHistory[] }[];
        nextPageToken?: string;
      } = await call('changelog/bulkfetch', { issueIdsOrKeys, fieldIds: ['status'], ...next });
      for (const { issueId, changeHistories } of page.issueChangeLogs) {
        histories.set(issueId, [...(histories.get(issueId) ?? []), ...changeHistories]);
      }
      next = page.nextPageToken === undefined ? {} : { nextPageToken: page.nextPageToken };
    } while (next.nextPageToken !== undefined);
  }
  return histories;
}

/** Reads a whole project from a Jira Data Center through REST v2. */
export async function readDataCenter(site: string, project: string): Promise<TrackerProject> {
  const call = caller(`${site}/rest/api/2`, `Bearer ${TOKEN}`);
  const issues: JiraIssue[] = [];
  let total = 1;
  while (issues.length < total) {
    const page: { issues: JiraIssue[]; total: number } = await call('search', {
      jql: `project = "${project}" ORDER BY id`,
      fields: FIELDS,
      expand: ['changelog'],
      startAt: issues.length,
      maxResults: 500,
    });
    issues.push(...page.issues);
    total = page.total;
  }
  const histories = new Map(issues.map(({ id, changelog }) => [id, [...(changelog?.histories ?? [])]]));
  return collect(call, issues, histories);
}

async function collect(
  call: Call,
  issues: readonly JiraIssue[],
  histories: ReadonlyMap<string, readonly JiraHistory[]>,
): Promise<TrackerProject> {
  const statuses: { id: string; statusCategory: { key: string } }[] = await call('status');
  const { timeZone }: { timeZone: string } = await call('myself');
  return {
    timeZone,
    category: new Map(statuses.map(({ id, statusCategory }) => [id, statusCategory.key])),
    tickets: issues.map(({ id, key, fields }) => ({
      key,
      created: Date.parse(fields.created),
      resolution: fields.resolution?.name ?? null,
      type: fields.issuetype.name,
      doneNow: fields.status.statusCategory.key === 'done',
      inScope:
        !fields.issuetype.subtask && (fields.issuetype.hierarchyLevel ?? 0) === 0 && fields.issuetype.name !== 'Epic',
      moves: (histories.get(id) ?? [])
        .flatMap(({ created, items }) =>
          items
            .filter(({ field }) => field === 'status')
            .map(({ from, to }) => ({ at: new Date(created).getTime(), from, to })),
        )
        .toSorted((a, b) => a.at - b.at),
    })),
  };
}
