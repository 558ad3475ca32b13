import type { FetchJiraRequest, ScopeChoice } from '@roi-insight/contracts';
import type { ConnectFormValues } from '@roi-insight/ui';
import { expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import type { AnalysisOutcome, AnalysisRun } from '../client/AnalysisClient.ts';
import { storedScope } from '../storage/scopeRecord.ts';
import { AVAILABLE_KEY, createSessionStore } from '../storage/sessionStore.ts';
import { createAnalysisController } from './createAnalysisController.ts';
import { scopeOfRun } from '../storage/scopeOfRun.ts';

const PROJECT = { jiraUrl: 'https://example.atlassian.net', projectName: 'AURORA' };
const values: ConnectFormValues = {
  ...PROJECT,
  email: 'dev@example.com',
  apiKey: 'secret-token-12345678',
  launchDate: new Date(2025, 7, 25),
};
const submission = { values };
const BUGS: ScopeChoice = { scope: { types: ['10004'] } };
const words = [{ part: 'types', text: 'Issue types: Bug' } as const];
const SUCCESS: AnalysisOutcome = { kind: 'succeeded', text: '{}' };
const settled = () => new Promise((resolve) => setImmediate(resolve));

function setUp() {
  const calls: { request: FetchJiraRequest; run: AnalysisRun; respond: (outcome: AnalysisOutcome) => void }[] = [];
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  const analysis = createAnalysisController({
    loadScope: async () => scopeOfRun,
    loadClient: async () => ({
      analyze: (request, run) => new Promise((respond) => calls.push({ request, run, respond })),
    }),
    store,
    apiUrl: 'https://api.roi.example',
    now: () => 1000,
    log: () => undefined,
    isOnline: () => true,
  });
  /** Runs an analysis to its end and returns its request. */
  async function run(start: () => void, outcome = SUCCESS): Promise<FetchJiraRequest | undefined> {
    start();
    await settled();
    const call = calls.at(-1);
    call?.respond(outcome);
    await settled();
    return call?.request;
  }
  return { analysis, store, calls, run };
}

test('an analysis with another choice of scope counts as a change, and an analysis with the same choice does not', async () => {
  const { analysis, store, run } = setUp();
  const seen = { choice: {}, changes: 0 };
  storedScope.write(store, { ...PROJECT, words, choice: BUGS, seen, isWaiting: true });
  const start = () => analysis.start(submission);
  expect(await run(start)).toMatchObject({ ...BUGS, scope_changes: 1 });
  expect(storedScope.read(store)).toMatchObject({ isWaiting: false, seen: { choice: BUGS, changes: 1 } });
  expect(await run(start)).toMatchObject({ ...BUGS, scope_changes: 1 });
  storedScope.write(store, { ...PROJECT, words: [], choice: {}, seen: { choice: BUGS, changes: 1 }, isWaiting: false });
  const usual = await run(start);
  expect(usual).toMatchObject({ scope_changes: 2 });
  expect(usual).not.toHaveProperty('scope');
});

test('a failed analysis keeps the choice and does not count as a change', async () => {
  const { analysis, store, run } = setUp();
  const record = { ...PROJECT, words, choice: BUGS, seen: { choice: {}, changes: 2 }, isWaiting: true };
  storedScope.write(store, record);
  await run(() => analysis.start(submission), { kind: 'failed', failure: { kind: 'interrupted' } });
  expect(storedScope.read(store)).toEqual(record);
});

test('the choice is not applied to another project', async () => {
  const { analysis, store, run } = setUp();
  storedScope.write(store, { ...PROJECT, words, choice: BUGS, seen: null, isWaiting: false });
  const other = { ...submission, values: { ...values, projectName: 'BOREAL' } };
  const request = await run(() => analysis.start(other));
  expect(request).not.toHaveProperty('scope');
  expect(request).not.toHaveProperty('scope_changes');
});

test.each([
  { projectName: 'aurora' },
  { projectName: ' "Aurora" ' },
  { jiraUrl: 'https://EXAMPLE.atlassian.net/' },
  { jiraUrl: 'https://example.atlassian.net:443//?a=b' },
])('the choice is applied to a different spelling of the same project: %j', async (spelling) => {
  const { analysis, store, run } = setUp();
  storedScope.write(store, { ...PROJECT, words, choice: BUGS, seen: { choice: {}, changes: 0 }, isWaiting: true });
  const request = await run(() => analysis.start({ ...submission, values: { ...values, ...spelling } }));
  expect(request).toMatchObject({ ...BUGS, scope_changes: 1 });
});

test.each([
  { projectName: 'AURORA2' },
  { jiraUrl: 'https://example.atlassian.net/jira' },
  { jiraUrl: 'http://example.atlassian.net' },
])('the choice is not applied to another project or URL: %j', async (other) => {
  const { analysis, store, run } = setUp();
  storedScope.write(store, { ...PROJECT, words, choice: BUGS, seen: null, isWaiting: true });
  expect(await run(() => analysis.start({ ...submission, values: { ...values, ...other } }))).not.toHaveProperty(
    'scope',
  );
});

test('the available choices are kept until the next analysis starts', async () => {
  const { analysis, store, calls } = setUp();
  const available = { types: [], components: [], labels: [], statuses: [] };
  analysis.start(submission);
  await settled();
  calls[0]?.run.onProgress({ stage: 'analysing', done: 0, total: 1, available });
  expect(store.read(AVAILABLE_KEY)).toBe(JSON.stringify(available));
  calls[0]?.respond(SUCCESS);
  await settled();
  analysis.start(submission);
  expect(store.read(AVAILABLE_KEY)).toBeNull();
});

test('after a failed analysis, no available choices are kept', async () => {
  const { analysis, store, calls } = setUp();
  analysis.start(submission);
  await settled();
  const available = { types: [], components: [], labels: [], statuses: [] };
  calls[0]?.run.onProgress({ stage: 'analysing', done: 0, total: 1, available });
  calls[0]?.respond({ kind: 'failed', failure: { kind: 'network', apiUrl: '' } });
  await settled();
  expect(store.read(AVAILABLE_KEY)).toBeNull();
});

test.each([
  '',
  '{',
  '[]',
  '{"jiraUrl":"x"}',
  '{"jiraUrl":"x","projectName":"y","isWaiting":true,"words":[],"choice":7,"seen":null}',
  '{"jiraUrl":"x","projectName":"y","isWaiting":true,"words":[7],"choice":{},"seen":null}',
])('an invalid record is ignored: %j', (text) => {
  const { store } = setUp();
  store.write('scope', text);
  expect(storedScope.read(store)).toBeNull();
});

test.each<ScopeChoice>([{ measure: 'active' }, { size_field: 'Story Points' }])(
  'the choice %j is sent',
  async (choice) => {
    const { analysis, store, run } = setUp();
    storedScope.write(store, { ...PROJECT, words: [], choice, seen: { choice: {}, changes: 0 }, isWaiting: false });
    expect(await run(() => analysis.start(submission))).toMatchObject({ ...choice, scope_changes: 1 });
  },
);
