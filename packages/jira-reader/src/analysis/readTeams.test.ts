import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@roi-insight/report-text/failures';
import { RequestFailure } from '../RequestFailure.ts';
import type { ReadResult, Tracker } from '../tracker/tracker.ts';
import { testTimers } from '../../test/testTimers.ts';
import { leftOutTeam } from './leftOutTeam.ts';
import { readTeams } from './readTeams.ts';
import type { TeamSeries, UnreadTeam } from '@roi-insight/roi-math';
import { TeamTime } from './TeamTime.ts';
import { TicketAllowance } from './TicketAllowance.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const projectOf = (name: string) => ({ id: name, key: name, name });
const OWN = projectOf('OWN');
const options = { adoptionDate: '2025-08-25', asOf: '2026-01-05T09:00:00Z', timeZone: 'UTC' };
const NOTHING: ReadResult = {
  tickets: [],
  listed: new Set(),
  outOfScope: 0,
  unreadable: 0,
  olderBugs: null,
  doubts: { incompleteHistories: 0, unclearStatuses: [] },
  available: { types: [], components: [], labels: [], statuses: [] },
  scope: undefined,
};

interface Surroundings {
  readonly names?: readonly string[];
  readonly over?: AbortController;
  readonly findProject?: Tracker['findProject'];
  readonly deadline?: number;
}

/** Reads teams: by default four, with a deadline of 100 s. The test decides when the reading of each team ends. */
function readSome({ names = NAMES, over = new AbortController(), deadline = 100_000, ...tracked }: Surroundings = {}) {
  const timers = testTimers();
  const started: string[] = [];
  const ends = new Map<string, { resolve: (read: ReadResult) => void; reject: (cause: unknown) => void }>();
  const tracker: Tracker = {
    kind: 'cloud',
    host: 'jira.example.com',
    timeZone: 'UTC',
    project: OWN,
    findProject: async (name) => projectOf(name),
    findSizeField: () => Promise.reject(new Error('looked up before')),
    readTickets: () => Promise.reject(new Error('read through the reader')),
    readIssue: () => Promise.reject(new Error('not needed')),
    searchIssues: () => Promise.reject(new Error('not needed')),
    firstIssues: () => Promise.reject(new Error('not needed')),
    ...tracked,
  };
  const teams = readTeams(
    names.map((project_name) => ({ project_name, adopted: null })),
    {
      reader: {
        tracker,
        signal: over.signal,
        read: async ({ key }, _choice, take) => {
          started.push(key);
          return take(await new Promise<ReadResult>((resolve, reject) => ends.set(key, { resolve, reject })));
        },
      },
      allowance: new TicketAllowance<TeamSeries | UnreadTeam>(100, leftOutTeam, {
        name: 'Own',
        ids: new Float64Array(),
        keys: [],
        tickets: 0,
      }),
      time: new TeamTime(timers, deadline),
      own: OWN,
      options,
      progress: () => ({ report: () => undefined, end: () => undefined }),
      hide: (text) => text,
    },
  );
  return { teams, timers, started, ends };
}

it('teams are read two at a time, and returned in the order of the request', async () => {
  const { teams, started, ends } = readSome();
  await setImmediate();
  expect(started).toEqual(['A', 'B']);
  ends.get('B')?.resolve(NOTHING);
  await setImmediate();
  expect(started).toEqual(['A', 'B', 'C']);
  ends.get('C')?.reject(new RequestFailure({ reason: 'permission', host: 'jira.example.com' }));
  await setImmediate();
  ends.get('D')?.resolve(NOTHING);
  ends.get('A')?.resolve(NOTHING);
  const reasons = (await teams).map((team) => [team.key, 'reason' in team && team.reason]);
  expect(reasons).toEqual([
    ['A', { kind: 'no-tickets' }],
    ['B', { kind: 'no-tickets' }],
    [
      'C',
      {
        kind: 'failed',
        code: 'permission',
        error: expect.any(String),
        reason: 'permission',
        params: { host: 'jira.example.com' },
      },
    ],
    ['D', { kind: 'no-tickets' }],
  ]);
});

it('eight projects are looked up at a time, so that a look-up that waits does not use up its time', async () => {
  const open = { now: 0, most: 0 };
  const findProject = async (name: string) => {
    open.now += 1;
    open.most = Math.max(open.most, open.now);
    await setImmediate();
    open.now -= 1;
    return projectOf(name);
  };
  const { started } = readSome({ names: Array.from({ length: 40 }, (_, index) => `T${index}`), findProject });
  await expect.poll(() => started).toEqual(['T0', 'T1']);
  expect(open).toEqual({ now: 0, most: 8 });
});

it('no further team is started after the analysis has ended', async () => {
  const over = new AbortController();
  const { teams, started, ends } = readSome({ over });
  await setImmediate();
  const failure = new RequestFailure({ reason: 'analysis-stopped' });
  over.abort(failure);
  ends.get('A')?.reject(new RequestFailure({ reason: 'connection-broken', host: 'jira.example.com' }));
  await expect(teams).rejects.toBe(failure);
  ends.get('B')?.resolve(NOTHING);
  await setImmediate();
  expect(started).toEqual(['A', 'B']);
});

it.each<Failure>([
  { reason: 'credentials', tracker: 'cloud' },
  { reason: 'captcha', host: 'jira.example.com' },
  { reason: 'memory-in-use' },
  { reason: 'internal' },
])('a failure that concerns all teams ends the analysis: $reason', async (reason) => {
  const { teams, ends } = readSome();
  await setImmediate();
  const failure = new RequestFailure(reason);
  ends.get('A')?.reject(failure);
  await expect(teams).rejects.toBe(failure);
});

it.each([
  ['the same id', { ...OWN, key: 'NEW' }],
  ['the same key', { ...OWN, id: 'new' }],
])("a project with %s as the report's own project is not read", async (_, project) => {
  const { teams, started } = readSome({ findProject: async () => project });
  const reasons = (await teams).map((team) => 'reason' in team && team.reason);
  expect(reasons).toEqual(NAMES.map(() => ({ kind: 'own-project' })));
  expect(started).toEqual([]);
});

it('a project is read once, even if it is named in several ways', async () => {
  const { teams, started, ends } = readSome({ findProject: async () => projectOf('X') });
  await setImmediate();
  expect(started).toEqual(['X']);
  ends.get('X')?.resolve(NOTHING);
  const kinds = (await teams).map((team) => 'reason' in team && team.reason.kind);
  expect(kinds).toEqual(['no-tickets', 'named-twice', 'named-twice', 'named-twice']);
});

describe('sharing the time left', () => {
  const names = Array.from({ length: 19 }, (_, index) => `T${index}`);

  it('if one of 19 teams never ends, leaves that team out and reads the others', async () => {
    const { teams, timers, started, ends } = readSome({ names });
    for (let read = 0; read < names.length; read += 1) {
      await setImmediate();
      for (const key of started) if (key !== 'T0') ends.get(key)?.resolve(NOTHING);
    }
    expect(started).toEqual(names);
    timers.advance(9999);
    expect(timers.waiting()).toEqual([1]);
    timers.advance(1);
    const reasons = (await teams).map((team) => 'reason' in team && team.reason);
    expect(reasons).toEqual([{ kind: 'too-slow', seconds: 10 }, ...names.slice(1).map(() => ({ kind: 'no-tickets' }))]);
    expect(timers.waiting()).toEqual([]);
  });

  it('leaves out all of 19 teams if none ends before the deadline', async () => {
    const { teams, timers, started } = readSome({ names });
    for (let round = 1; round <= 10; round += 1) {
      await setImmediate();
      expect(started).toHaveLength(Math.min(2 * round, names.length));
      timers.advance(Math.max(...timers.waiting()));
    }
    expect((await teams).every((team) => 'reason' in team && team.reason.kind === 'too-slow')).toBe(true);
    expect(timers.now()).toBeLessThan(100_000);
  });

  it('if ten teams never end, gives at least 9 s to each team, and half of the time left to the first teams', async () => {
    const { teams, timers } = readSome({ names: names.slice(0, 10) });
    const shares: number[] = [];
    for (let round = 1; round <= 5; round += 1) {
      await setImmediate();
      shares.push(Math.max(...timers.waiting()));
      timers.advance(Math.max(...timers.waiting()));
    }
    await teams;
    expect(shares).toEqual([50_000, 20_000, 10_000, 10_000, 9000]);
  });

  it.each([4, 2])('gives each of %i teams at most two minutes if an hour is left', async (count) => {
    const { teams, timers } = readSome({ names: names.slice(0, count), deadline: 3_600_000 });
    for (let read = 0; read < count; read += 2) {
      await setImmediate();
      expect(timers.waiting()).toEqual([120_000, 120_000]);
      timers.advance(120_000);
    }
    await teams;
  });

  it('gives the last two teams 90 % of the time left', async () => {
    const { teams, timers } = readSome({ names: ['A', 'B'] });
    await setImmediate();
    expect(timers.waiting()).toEqual([90_000, 90_000]);
    timers.advance(90_000);
    await teams;
  });

  it('leaves out a project whose name is never found, and ends the requests for the project', async () => {
    let asking: AbortSignal | undefined;
    const { teams, timers, ends } = readSome({
      names: ['A', 'B'],
      async findProject(name, signal) {
        if (name === 'B') return projectOf(name);
        asking = signal;
        return new Promise(() => undefined);
      },
    });
    await setImmediate();
    timers.advance(50_000);
    expect(asking?.aborted).toBe(true);
    await setImmediate();
    ends.get('B')?.resolve(NOTHING);
    const [first, second] = await teams;
    expect(first).toEqual({ key: null, name: 'A', adopted: null, reason: { kind: 'too-slow', seconds: 50 } });
    expect(second).toMatchObject({ key: 'B', reason: { kind: 'no-tickets' } });
  });
});
