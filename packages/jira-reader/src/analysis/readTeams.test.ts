import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Failure } from '@roi-insight/report-text/failures';
import { RequestFailure } from '../RequestFailure.ts';
import type { ReadResult, Tracker } from '../tracker/tracker.ts';
import { readTeams } from './readTeams.ts';
import { TicketAllowance } from './TicketAllowance.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const projectOf = (name: string) => ({ id: name, key: name, name });
const OWN = projectOf('OWN');
const options = { adoptionDate: '2025-08-25', asOf: '2026-01-05T09:00:00Z', timeZone: 'UTC' };
const NOTHING: ReadResult = {
  tickets: [],
  outOfScope: 0,
  unreadable: 0,
  available: { types: [], components: [], labels: [], statuses: [] },
  scope: undefined,
};

/** Reads four teams; each ends when the test decides. */
function readFour(over = new AbortController()) {
  const started: string[] = [];
  const ends = new Map<string, { resolve: (read: ReadResult) => void; reject: (cause: unknown) => void }>();
  const tracker: Tracker = {
    kind: 'cloud',
    host: 'jira.example.com',
    timeZone: 'UTC',
    project: OWN,
    findProject: async (name) => projectOf(name),
    readTickets: () => Promise.reject(new Error('read through the reader')),
  };
  const teams = readTeams(
    NAMES.map((project_name) => ({ project_name, adopted: null })),
    {
      reader: {
        tracker,
        signal: over.signal,
        read: async ({ key }, _choice, take) => {
          started.push(key);
          return take(await new Promise<ReadResult>((resolve, reject) => ends.set(key, { resolve, reject })));
        },
      },
      allowance: new TicketAllowance(100, 0),
      options,
      progress: () => ({ report: () => undefined, end: () => undefined }),
      hide: (text) => text,
    },
  );
  return { teams, started, ends };
}

it('reads two teams at a time, and returns them in the order of the request', async () => {
  const { teams, started, ends } = readFour();
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

it('starts no further team after the analysis has ended', async () => {
  const over = new AbortController();
  const { teams, started, ends } = readFour(over);
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
])('ends with a failure that concerns all: $reason', async (reason) => {
  const { teams, ends } = readFour();
  await setImmediate();
  const failure = new RequestFailure(reason);
  ends.get('A')?.reject(failure);
  await expect(teams).rejects.toBe(failure);
});
