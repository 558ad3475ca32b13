import { abandon } from './abandon.ts';
import { abandonBodies } from './abandonBodies.ts';
import type { Attack } from './Attack.ts';
import { holdConnections } from './holdConnections.ts';
import { holdPlan } from './holdPlan.ts';
import { dripping, type HostileAnswers, OTHER_PROJECTS, packed, refused, type Reply } from './hostileCloud.ts';
import { leaveUnread } from './leaveUnread.ts';
import { manyProjects } from './manyProjects.ts';

/** An attack on the server by trackers or clients. */
export interface Scenario {
  readonly name: string;
  readonly answers: () => HostileAnswers;
  /** Number of attacks that start together, distributed over `clients`. */
  readonly attackers: number;
  readonly clients: number;
  readonly includeTickets?: boolean;
  /** The client's attack. Default: it requests an analysis and reads the response. */
  readonly attack?: Attack;
  /** Maximum memory of the server in MB, if it is less than the server has. */
  readonly maxPeakMb?: number;
  /** Whether clients reach the server without a proxy. */
  readonly isDirect?: boolean;
  /** Compares the report with the other projects of the tracker. `teams` of them must be left out for the reason `kind`. */
  readonly leftOut?: { readonly teams: number; readonly kind: 'too-slow' | 'shared-tickets' };
  /** Whether the analysis may succeed, because the tracker stays within all limits. */
  readonly mayGetReport?: boolean;
}

const START_MS = Date.parse('2025-06-02T09:00:00Z');
const HOUR_MS = 3_600_000;
const IDS_PER_PAGE = 5000;
const STATUS_IDS = ['1', '3', '6'] as const;
/** With more changes, the response for 1,000 tickets would exceed the limit of values. */
const CHANGES_PER_TICKET = 140;

/** A change of status. Each `index` has a different time and id, and adjacent changes never cancel each other out. */
function change(index: number): object {
  const [from, to] = [STATUS_IDS[index % 2], STATUS_IDS[(index + 1) % 2]];
  return { id: String(index), created: START_MS + index * 1000, items: [{ fieldId: 'status', from, to }] };
}

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

function issue(id: string, keyLength: number): object {
  const iso = (ms: number) => new Date(ms).toISOString();
  const at = START_MS + (Number(id) % 1500) * HOUR_MS;
  return {
    id,
    key: `AUR-${id}`.padStart(keyLength, 'A'),
    fields: {
      created: iso(at),
      resolutiondate: iso(at + 30 * HOUR_MS),
      statuscategorychangedate: iso(at + 30 * HOUR_MS),
      status: { id: '6', name: 'Done', statusCategory: { key: 'done' } },
      issuetype: { name: 'Task', hierarchyLevel: 0 },
    },
  };
}

/** Sends pages with this number of ids in total. */
function ids(count: number): Reply {
  const pages = times(Math.ceil(count / IDS_PER_PAGE), (page) => {
    const first = page * IDS_PER_PAGE + 1;
    const size = Math.min(IDS_PER_PAGE, count - page * IDS_PER_PAGE);
    const isLast = first + size > count;
    const issues = times(size, (index) => ({ id: String(first + index) }));
    return packed(isLast ? { issues, isLast } : { issues, isLast, nextPageToken: `page ${page + 1}` });
  });
  return (response, body) => pages[Number(/"page (\d+)"/.exec(body)?.[1] ?? 0)]?.(response, body);
}

/** Lists the same number of tickets for each project. @param first id of the first ticket; null: the response never ends */
function idsOfProject(count: number, first: (project: number) => number | null): Reply {
  return (response, body) => {
    const from = first(Number(/project = (\d+) /.exec(body)?.[1]));
    if (from === null) return dripping(0)(response, body);
    response.end(JSON.stringify({ issues: times(count, (index) => ({ id: String(from + index) })), isLast: true }));
  };
}

/** Answers a bulk request for issues. Responses are cached, because all analyses request the same chunks. */
function bulk(make: (ids: readonly string[]) => unknown): Reply {
  const known = new Map<string, Reply>();
  return (response, body) => {
    const { issueIdsOrKeys } = JSON.parse(body);
    const key = `${issueIdsOrKeys[0]} ${issueIdsOrKeys.length}`;
    const reply = known.get(key) ?? packed(make(issueIdsOrKeys));
    known.set(key, reply);
    reply(response, body);
  };
}

const issues = (keyLength: number) =>
  bulk((asked) => ({ issues: asked.map((id) => issue(id, keyLength)), issueErrors: [] }));

/** Sends this number of changes for every issue. */
const changes = (perIssue: number) => {
  const changeHistories = times(perIssue, change);
  return bulk((asked) => ({ issueChangeLogs: asked.map((issueId) => ({ issueId, changeHistories })) }));
};

/** Sends changes with one work hour between them, in the usual order from new to done. */
const usualChanges = bulk((asked) => ({
  issueChangeLogs: asked.map((issueId) => {
    const at = START_MS + (Number(issueId) % 1500) * HOUR_MS;
    const changeHistories = [
      { created: at + HOUR_MS, items: [{ fieldId: 'status', from: '1', to: '3' }] },
      { created: at + 30 * HOUR_MS, items: [{ fieldId: 'status', from: '3', to: '6' }] },
    ];
    return { issueId, changeHistories };
  }),
}));

/** Endless pages of a hundred changes. As many changes as possible come before the first repeated change. */
function endlessChangelog(): HostileAnswers {
  const pages = times(64, (page) =>
    packed({ isLast: false, maxResults: 100, values: times(100, (index) => change(page * 100 + index)) }),
  );
  let sent = 0;
  const inSearch = times(50, (index) => ({
    ...issue(String(index + 1), 10),
    changelog: { total: 1_000_000, histories: times(40, change) },
  }));
  return {
    list: packed({ issues: inSearch, isLast: true }),
    issues: refused(403),
    changes: refused(403),
    changelog: (response, body) => {
      sent += 1;
      pages[sent % pages.length]?.(response, body);
    },
  };
}

/** Responses with the maximum number of values, in 31 MB. */
function hugeAnswers(): HostileAnswers {
  const value = { created: 1.7e12, items: [{ fieldId: 'status', to: '3' }], p: 'x'.repeat(118) };
  const reply = packed({ issueChangeLogs: [{ issueId: '1', changeHistories: times(170_000, () => value) }] });
  return { list: ids(20_000), issues: reply, changes: reply };
}

/** Never responds to requests for a project's data. */
function hanging(): HostileAnswers {
  const silent: Reply = () => undefined;
  return { list: silent, issues: silent, changes: silent };
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'endless-changelog', answers: endlessChangelog, attackers: 4, clients: 1 },
  {
    name: 'dripping',
    answers: () => ({ list: ids(20_000), issues: dripping(31), changes: dripping(31) }),
    attackers: 16,
    clients: 16,
  },
  {
    name: 'repeated-logs',
    answers: () => ({
      list: ids(1),
      issues: issues(10),
      changes: packed({
        issueChangeLogs: times(80_000, (index) => ({ issueId: '1', changeHistories: [change(index)] })),
      }),
    }),
    attackers: 4,
    clients: 2,
  },
  {
    name: 'long-keys',
    answers: () => ({ list: ids(90_000), issues: issues(245), changes: usualChanges }),
    attackers: 12,
    clients: 12,
    includeTickets: true,
    mayGetReport: true,
  },
  {
    name: 'unread-reports',
    answers: () => ({ list: ids(90_000), issues: issues(245), changes: usualChanges }),
    attackers: 8,
    clients: 4,
    includeTickets: true,
    attack: leaveUnread,
    mayGetReport: true,
  },
  {
    name: 'many-changes',
    answers: () => ({ list: ids(100_000), issues: issues(10), changes: changes(CHANGES_PER_TICKET) }),
    attackers: 16,
    clients: 16,
  },
  {
    name: 'endless-team',
    answers: () => ({
      list: idsOfProject(400, (project) => (project === 2 ? null : project * 1500)),
      issues: issues(10),
      changes: usualChanges,
    }),
    attackers: 4,
    clients: 4,
    leftOut: { teams: 1, kind: 'too-slow' },
    mayGetReport: true,
  },
  {
    name: 'same-tickets',
    answers: () => ({ list: idsOfProject(400, () => 1500), issues: issues(10), changes: usualChanges }),
    attackers: 4,
    clients: 4,
    leftOut: { teams: OTHER_PROJECTS, kind: 'shared-tickets' },
    mayGetReport: true,
  },
  { name: 'huge-answers', answers: hugeAnswers, attackers: 16, clients: 16 },
  {
    name: 'abandoned-analyses',
    answers: hanging,
    attackers: 4,
    clients: 4,
    attack: abandon(times(5, () => 'analysis')),
  },
  {
    name: 'abandoned-downloads',
    answers: hanging,
    attackers: 20,
    clients: 20,
    attack: abandon(times(50, () => 'download')),
  },
  { name: 'idle-connections', answers: hanging, attackers: 1, clients: 1, attack: holdConnections, isDirect: true },
  {
    name: 'abandoned-bodies',
    answers: hanging,
    attackers: 1,
    clients: 1,
    attack: abandonBodies,
    maxPeakMb: 400,
    isDirect: true,
  },
  { name: 'hanging-plans', answers: hanging, attackers: 16, clients: 4, attack: holdPlan },
  {
    name: 'unknown-teams',
    answers: () => ({ ...hanging(), projects: manyProjects() }),
    attackers: 4,
    clients: 1,
    attack: holdPlan,
  },
];
