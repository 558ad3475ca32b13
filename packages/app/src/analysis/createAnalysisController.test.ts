import { describe, expect, test } from 'vitest';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { setUpAnalysis as setUp } from '../../test/setUpAnalysis.ts';
import { scopeOfRun } from '../storage/scopeOfRun.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { createAnalysisController } from './createAnalysisController.ts';

const { submission, settled } = setUp();
const { values } = submission;
const TOKEN = values.apiKey;

describe('a submission', () => {
  test.each([
    ['0123456789', '789'],
    ['0123456789abcde', 'abcde'],
    ['0123456789abcdef', '89abcdef'],
  ])('logs only the last characters of the key %s: …%s', (apiKey, end) => {
    const { analysis, lines } = setUp();
    analysis.start({ ...submission, values: { ...values, apiKey } });
    expect(lines).toEqual([`Submitting with API key …${end}`]);
  });

  test('logs nothing of the secret of a service account', () => {
    const { analysis, lines } = setUp();
    analysis.start({ ...submission, values: { ...values, clientId: 'client-0001' } });
    expect(lines).toEqual(['Submitting with a client secret']);
  });

  test('stores the form, sends the request and logs one masked line', async () => {
    const { analysis, calls, lines, storage } = setUp();
    analysis.start(submission);
    await settled();
    expect(analysis.state()).toEqual({ kind: 'running', run: 1, startedAt: 1000, progress: null });
    expect(JSON.parse(storage.getItem('formData') ?? '')).toEqual({
      email: 'dev@example.com',
      jiraUrl: 'https://example.atlassian.net',
      projectName: 'AUR',
      apiKey: TOKEN,
      launchDate: new Date(2025, 7, 25).toISOString(),
      claudeAdoptionDate: '2025-08-25',
    });
    expect(calls.map(({ request }) => request)).toEqual([
      {
        jira_url: 'https://example.atlassian.net',
        email: 'dev@example.com',
        api_token: TOKEN,
        project_name: 'AUR',
        claude_adoption_date: '2025-08-25',
      },
    ]);
    expect(lines).toEqual(['Submitting with API key …12345678']);
  });

  test('does not send a second request during a run', async () => {
    const { analysis, calls, lines } = setUp();
    analysis.start(submission);
    analysis.start(submission);
    await settled();
    expect(calls).toHaveLength(1);
    expect(lines).toHaveLength(1);
  });

  test('stores the response unchanged and removes the token if the analysis succeeds', async () => {
    const { analysis, calls, storage } = setUp();
    analysis.start(submission);
    await settled();
    calls[0]?.respond({ kind: 'succeeded', text: '{"success":true, "unknown":1}' });
    await settled();
    expect(analysis.state()).toEqual({ kind: 'succeeded' });
    expect(storage.getItem('dashboardData')).toBe('{"success":true, "unknown":1}');
    expect(storage.getItem('formData')).not.toContain(TOKEN);
    expect(JSON.parse(storage.getItem('formData') ?? '')).toMatchObject({ projectName: 'AUR' });
    expect(analysis.draft()).toBeNull();
  });

  test('empties the storage and keeps the typed values in memory if the analysis fails', async () => {
    const { analysis, calls, storage } = setUp();
    analysis.start(submission);
    await settled();
    calls[0]?.respond({ kind: 'failed', failure: { kind: 'interrupted' } });
    await settled();
    expect(analysis.state()).toEqual({ kind: 'failed', failure: { kind: 'interrupted' }, hasPrevious: false });
    expect(storage.length).toBe(0);
    expect(analysis.draft()).toBe(values);
    analysis.dismiss();
    expect(analysis.state()).toEqual({ kind: 'idle' });
  });

  test('reports the progress to subscribers', async () => {
    const { analysis, calls } = setUp();
    const seen: unknown[] = [];
    analysis.start(submission);
    await settled();
    const stop = analysis.subscribe(() => seen.push(analysis.state()));
    const progress = { stage: 'reading', done: 1, total: 2 } as const;
    calls[0]?.options.onProgress(progress);
    stop();
    calls[0]?.options.onProgress(progress);
    expect(seen).toEqual([{ kind: 'running', run: 1, startedAt: 1000, progress }]);
  });

  test.each([
    [true, { kind: 'network', apiUrl: 'https://api.roi.example' }],
    [false, { kind: 'network', apiUrl: 'https://api.roi.example', isOffline: true }],
  ])('ends with a connection failure if the client cannot be loaded (online: %s)', async (isOnline, failure) => {
    const store = createSessionStore(() => memoryStorage());
    const loadClient = () => Promise.reject(new Error('chunk'));
    const analysis = createAnalysisController({
      loadClient,
      loadScope: async () => scopeOfRun,
      store,
      apiUrl: 'https://api.roi.example',
      now: () => 0,
      log: () => undefined,
      isOnline: () => isOnline,
    });
    analysis.start(submission);
    await settled();
    expect(analysis.state()).toEqual({ kind: 'failed', failure, hasPrevious: false });
  });
});

describe('the values that were typed before the sample was chosen', () => {
  const valuesBeforeSample = { ...values, projectName: 'My project' };

  test('are kept until the sample succeeds, and then forgotten', async () => {
    const { analysis, calls } = setUp();
    analysis.start({ ...submission, valuesBeforeSample });
    await settled();
    expect(analysis.valuesBeforeSample()).toBe(valuesBeforeSample);
    analysis.cancel();
    expect(analysis.valuesBeforeSample()).toBe(valuesBeforeSample);
    analysis.start({ ...submission, valuesBeforeSample });
    await settled();
    calls[1]?.respond({ kind: 'succeeded', text: '{}' });
    await settled();
    expect(analysis.valuesBeforeSample()).toBeNull();
  });

  test('are forgotten when something else is submitted, and never stored', async () => {
    const { analysis, storage } = setUp();
    analysis.start({ ...submission, valuesBeforeSample });
    await settled();
    expect(storage.getItem('formData')).not.toContain('My project');
    analysis.cancel();
    analysis.start(submission);
    expect(analysis.valuesBeforeSample()).toBeNull();
  });
});

describe('an analysis that the user leaves', () => {
  test('aborts its request, removes the stored token, and ignores a late response', async () => {
    const { analysis, calls, storage } = setUp();
    analysis.start(submission);
    await settled();
    analysis.cancel();
    expect(calls[0]?.options.signal.aborted).toBe(true);
    expect(storage.getItem('formData')).not.toContain(TOKEN);
    calls[0]?.respond({ kind: 'succeeded', text: '{}' });
    await settled();
    expect(analysis.state()).toEqual({ kind: 'canceled', hasPrevious: false });
    expect(storage.getItem('dashboardData')).toBeNull();
    expect(analysis.draft()).toBe(values);
  });

  test('does not let a late response end the next analysis', async () => {
    const { analysis, calls, storage } = setUp();
    analysis.start(submission);
    await settled();
    analysis.cancel();
    analysis.start(submission);
    await settled();
    calls[0]?.respond({ kind: 'failed', failure: { kind: 'interrupted' } });
    await settled();
    expect(analysis.state()).toMatchObject({ kind: 'running', run: 2 });
    expect(storage.getItem('formData')).toContain(TOKEN);
  });
});

describe('a new page', () => {
  test('removes a token that a closed page left in storage', () => {
    const storage = memoryStorage();
    storage.setItem('formData', JSON.stringify({ email: 'a@b.co', apiKey: TOKEN }));
    setUp(storage);
    expect(storage.getItem('formData')).toBe('{"email":"a@b.co"}');
  });

  test('removes a stored form that it cannot read, because that form may contain a token', () => {
    const storage = memoryStorage();
    storage.setItem('formData', `{"apiKey":"${TOKEN}`);
    setUp(storage);
    expect(storage.getItem('formData')).toBeNull();
  });
});
