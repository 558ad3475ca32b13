import { ORIGINAL_ESTIMATE } from '@roi-insight/jira-tickets';
import { expect, it } from 'vitest';
import type { ReadOptions, ReadResult, Tracker } from '../tracker/tracker.ts';
import { AnalysisMemory } from './AnalysisMemory.ts';
import { ProjectReader } from './ProjectReader.ts';
import { newStats } from './runner.ts';

const PROJECT = { id: '1', key: 'BAS', name: 'Team Basalt' };
const RESULT: ReadResult = {
  tickets: [],
  listed: new Set(),
  outOfScope: 0,
  unreadable: 0,
  olderBugs: null,
  doubts: { incompleteHistories: 0, unclearStatuses: [] },
  available: { types: [], components: [], labels: [], statuses: [] },
  scope: undefined,
};
const CHOICE = {
  scope: undefined,
  ticketLimit: 10,
  progress: { report: () => undefined, end: () => undefined },
};

function reading(readTickets: (options: ReadOptions) => Promise<ReadResult>) {
  const memory = new AnalysisMemory();
  const sizeFieldOf = () => ORIGINAL_ESTIMATE;
  const tracker: Tracker = {
    kind: 'cloud',
    host: 'jira.example.com',
    timeZone: 'UTC',
    project: PROJECT,
    findProject: async () => PROJECT,
    findSizeField: async (name) => ({ name, of: sizeFieldOf }),
    readTickets: (_project, options) => readTickets(options),
    readIssue: async () => null,
    searchIssues: async () => [],
    firstIssues: async () => [],
  };
  const window = { from: '2025-01-01', before: '2025-12-01' };
  const signal = new AbortController().signal;
  return { memory, reader: new ProjectReader({ tracker, window, sizeFieldOf, signal, memory, stats: newStats() }) };
}

it('the pending requests of a project are aborted if the project cannot be read', async () => {
  let signal: AbortSignal | undefined;
  const { memory, reader } = reading(async (options) => {
    ({ signal } = options);
    options.onListed(5, null);
    options.memory.changes += 40;
    expect(memory.use).toMatchObject({ tickets: 5, changes: 40 });
    throw new Error('no response');
  });
  await expect(reader.read(PROJECT, { ...CHOICE, isOwn: false }, () => null)).rejects.toThrow('no response');
  expect(signal?.aborted).toBe(true);
  expect(memory.use).toEqual({ unreadBytes: 0, tickets: 0, changes: 0 });
});

it.each([
  [true, 7],
  [false, 0],
])('the memory use of a project that was read is counted (the report’s own project: %s)', async (isOwn, tickets) => {
  const { memory, reader } = reading(async (options) => {
    options.onRead(7, 7);
    options.memory.changes += 30;
    return RESULT;
  });
  await reader.read(PROJECT, { ...CHOICE, isOwn }, () => {
    expect(memory.use).toMatchObject({ tickets: 7, changes: 30 });
  });
  expect(memory.use).toEqual({ unreadBytes: 0, tickets, changes: 0 });
});
