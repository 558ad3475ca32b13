import { bigProject, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { addFault, type RunningApp, startApp, startSandbox } from './harness.ts';

/** The endpoints that every way of reading requests, in the sandbox's notation. */
export const SITE_ENDPOINTS = { serverInfo: '/serverInfo', myself: '/myself', status: '/status$' };

/** A way of reading a project: its tracker, and every endpoint that it requests. */
export interface Kind {
  readonly name: string;
  readonly options: SandboxOptions;
  /** Faults that make the tracker one of this kind. */
  readonly nature: readonly string[];
  readonly endpoints: Readonly<Record<string, string>>;
  /** Well-formed but wrong responses, each with its endpoint and fault. */
  readonly lies: readonly (readonly [endpoint: string, fault: string])[];
}

const SITE_LIES = [
  ['myself', 'member;name=timeZone'],
  ['status', 'member;name=statusCategory;deep'],
  ['status', 'member;name=id;deep'],
] as const;

const NO_FIELDS = ['created', 'key', 'status', 'issuetype', 'fields'] as const;

const CLOUD_LIST_LIES = [
  ['list', 'member;name=nextPageToken'],
  ['list', 'member;name=isLast;value=true'],
  ['list', 'member;name=id;deep'],
  ['list', 'member;name=id;deep;value="x"'],
  ['list', 'body;text={"issues":[],"isLast":true}'],
  ['list', 'repeated-token'],
  ['list', 'empty-page'],
  ['list', 'duplicates'],
  ['list', 'left-out'],
  ['count', 'member;name=count;value=-1'],
] as const;

/**
 * Small projects. The first one still has several pages of everything, and enough tickets measured by their histories.
 */
const projects = [bigProject(100), { ...bigProject(30), key: 'OTHER' }];

export const KINDS: readonly Kind[] = [
  {
    name: 'Cloud in bulk',
    options: { projects, maxResults: 40 },
    nature: [],
    endpoints: {
      ...SITE_ENDPOINTS,
      projects: 'project/search',
      list: 'search/jql',
      count: 'approximate-count',
      issues: 'issue/bulkfetch',
      changes: 'changelog/bulkfetch',
    },
    lies: [
      ...SITE_LIES,
      ...CLOUD_LIST_LIES,
      ...NO_FIELDS.map((name) => ['issues', `member;deep;name=${name}`] as const),
      ['issues', 'left-out'],
      ['changes', 'body;text={"issueChangeLogs":[]}'],
      ['changes', 'left-out'],
      ['changes', 'half;list=changeHistories'],
      ['changes', 'member;deep;name=changeHistories'],
      ['changes', 'member;deep;name=items'],
      ['changes', 'member;deep;name=created'],
    ],
  },
  {
    name: 'Cloud in slices',
    // Some histories have several pages, so a search cuts them off. They are few, because each costs a request.
    options: { projects: [{ ...bigProject(100, 22), detourShare: 0.06 }], maxResults: 50 },
    nature: ['bulk-refused'],
    endpoints: {
      ...SITE_ENDPOINTS,
      projects: 'project/search',
      list: 'search/jql',
      count: 'approximate-count',
      histories: String.raw`issue/\d+/changelog`,
    },
    lies: [
      ...SITE_LIES,
      ...CLOUD_LIST_LIES,
      ...NO_FIELDS.map((name) => ['list', `member;deep;name=${name}`] as const),
      ['list', 'half;list=histories'],
      ['list', 'member;deep;name=changelog'],
      ['list', 'member;deep;name=histories'],
      ['histories', 'member;name=total'],
      ['histories', 'member;name=total;value=10'],
      ['histories', 'body;text={"values":[],"total":0,"isLast":true}'],
      ['histories', 'member;deep;name=items'],
    ],
  },
  {
    name: 'Data Center',
    options: { mode: 'data-center', projects, maxResults: 40 },
    nature: [],
    endpoints: { ...SITE_ENDPOINTS, projects: '/project$', search: '/search' },
    lies: [
      ...SITE_LIES,
      ...NO_FIELDS.map((name) => ['search', `member;deep;name=${name}`] as const),
      ['search', 'member;name=total'],
      ['search', 'member;name=total;value="50"'],
      ['search', 'member;name=total;value=-5'],
      ['search', 'member;name=total;value=25'],
      ['search', 'member;name=total;value=20'],
      ['search', 'member;name=total;value=400'],
      ['search', 'duplicates'],
      ['search', 'left-out'],
      ['search', 'half;list=histories'],
      ['search', 'member;deep;name=changelog'],
      ['search', 'member;deep;name=histories'],
      ['search', 'member;deep;name=items'],
    ],
  },
];

/** The result of an analysis, compared with its result without the fault. */
export type Outcome = 'identical' | 'other report' | `failure ${string}`;

export interface Bench {
  /** Sets these faults, analyzes the project once, and removes the faults. */
  readonly run: (faults: readonly string[]) => Promise<Outcome>;
}

/** A tracker and a server for many runs. The tracker keeps its responses, and computes a response again only if it has a fault. */
export async function startBench(kind: Kind): Promise<Bench> {
  const jira_url = await startSandbox({ ...kind.options, cacheResponses: true });
  const { analyze } = await startApp();
  const set = async (faults: readonly string[]) => {
    await fetch(`${jira_url}/__sandbox/faults`, { method: 'DELETE' });
    for (const fault of [...faults, ...kind.nature]) await addFault(jira_url, fault);
  };
  await set([]);
  const clean = await reportText(analyze, jira_url);
  if (!clean.includes('"measure":"active"')) throw new Error(`${kind.name}: ${clean}`);
  // Without a count in time, the number of open bugs is unknown, and nothing else differs.
  const uncounted = clean.replaceAll(/,"backlog":\d+/g, '');
  if (uncounted === clean) throw new Error(`${kind.name} has no backlog of bugs.`);
  return {
    run: async (faults) => {
      await set(faults);
      const text = await reportText(analyze, jira_url);
      if (text === clean || text === uncounted) return 'identical';
      const { success, code } = JSON.parse(text);
      return success === false ? `failure ${String(code)}` : 'other report';
    },
  };
}

async function reportText(analyze: RunningApp['analyze'], jira_url: string): Promise<string> {
  return (await analyze({ jira_url, project_name: 'BIG', include_tickets: true })).text();
}
