import type { PlanReading, RegistrationRequest } from '@roi-insight/contracts';
import { planReadingToWire } from '@roi-insight/contracts';
import { type PlanForecast, planHash } from '@roi-insight/roi-math';
import { emptyPlanDraft } from '@roi-insight/ui';
import { expect, it, vi } from 'vitest';
import { inEveryZone } from '../../../report-text/test/inEveryZone.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { createPlanning } from './createPlanning.ts';
import type { ForecastMessage } from './messages.ts';
import { readPlanForm, writePlanForm } from './planFormRecord.ts';
import { planRequest } from './planRequest.ts';
import type { StartForecast } from './startForecast.ts';

const TODAY = new Date(2026, 0, 15, 12);

const values = {
  ...emptyPlanDraft(TODAY),
  email: 'ana@example.com',
  jiraUrl: 'https://example.atlassian.net',
  apiKey: 'secret-key-123',
  teams: 'AUR, BOR\nCIN\nDEL\nHGL\nLYR',
};

/** Six teams with a ticket in each of the last 60 weeks. */
const reading: PlanReading = {
  fetchedAt: '2026-01-15T12:00:00Z',
  host: 'example.atlassian.net',
  sample: false,
  start: '2026-01-26',
  teams: ['AUR', 'BOR', 'CIN', 'DEL', 'HGL', 'LYR'].map((key) => ({
    kind: 'read',
    key,
    name: `Team ${key}`,
    timeZone: 'UTC',
    measure: 'active',
    ticketVariance: 1,
    sizePercent: null,
    weeks: Array.from({ length: 60 }, (_, index) => ({
      week: index - 60,
      tickets: 5,
      mean: (index % 7) / 10,
      hours: 50,
      work: null,
    })),
    source: null,
  })),
};

const forecast: PlanForecast = {
  cells: [{ weeks: 39, use: 1, saving: 0.2, found: 0.81, error: 0.02 }],
  recommendedWeeks: 39,
  remedies: [],
  tau: 0.2,
  rho: 0.4,
  weekVariance: 0.05,
};

const READ: AnalysisOutcome = { kind: 'succeeded', text: JSON.stringify(planReadingToWire(reading)) };
const REFUSED: AnalysisOutcome = {
  kind: 'failed',
  failure: { kind: 'server', status: 401, statusText: 'Unauthorized', message: 'The API key was refused.' },
};
const REGISTERED: AnalysisOutcome = {
  kind: 'succeeded',
  text: JSON.stringify({
    success: true,
    id: '10042',
    key: 'OPS-7',
    created: '2026-01-15T13:00:00.000+0100',
    others: { count: 0, keys: [] },
  }),
};

function planning({
  plan = READ,
  registered = REGISTERED,
}: { plan?: AnalysisOutcome; registered?: AnalysisOutcome } = {}) {
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  const forecasts: ((message: ForecastMessage) => void)[] = [];
  const stopped = vi.fn<() => void>();
  const startForecast = vi.fn<StartForecast>((_, onMessage) => {
    forecasts.push(onMessage);
    return stopped;
  });
  const registerPlan = vi.fn<AnalysisClient['registerPlan']>(async () => registered);
  const client: Pick<AnalysisClient, 'plan' | 'registerPlan'> = {
    plan: async () => plan,
    registerPlan,
  };
  const made = createPlanning({
    loadClient: async () => client,
    store,
    now: () => TODAY.getTime(),
    randomSeed: () => '7'.repeat(64),
    startForecast,
  });
  const tell = (message: ForecastMessage) => forecasts.at(-1)?.(message);
  return { made, store, tell, stopped, startForecast, registerPlan };
}

/** Creates the planning state and waits for its forecast. */
async function planned(outcomes = {}) {
  const all = planning(outcomes);
  await all.made.submit(values);
  all.tell({ kind: 'forecast', forecast });
  return all;
}

inEveryZone('the request and the stored form contain the first possible Monday', () => {
  const draft = emptyPlanDraft(new Date(2026, 0, 15, 12));
  const storage = memoryStorage();
  const store = createSessionStore(() => storage);
  expect(planRequest({ ...values, start: draft.start }).start).toBe('2026-01-26');
  writePlanForm(store, { ...values, start: draft.start });
  expect(readPlanForm(store, new Date(2026, 0, 15, 12))?.start).toEqual(new Date(2026, 0, 26));
});

it('planning reads the teams, forecasts the plan and chooses the recommended length', async () => {
  const { made, tell, startForecast } = planning();
  const submitting = made.submit(values);
  expect(made.get()).toMatchObject({ kind: 'reading', teams: 6 });
  await submitting;
  expect(made.get()).toMatchObject({
    kind: 'planned',
    forecast: { kind: 'running', share: 0 },
    outline: { weeks: 26 },
  });
  expect(startForecast).toHaveBeenCalledOnce();
  tell({ kind: 'progress', share: 0.5 });
  expect(made.get()).toMatchObject({ forecast: { kind: 'running', share: 0.5 } });
  tell({ kind: 'forecast', forecast });
  expect(made.get()).toMatchObject({ forecast: { kind: 'ready' }, outline: { weeks: 39, recommendedWeeks: 39 } });
});

it('planning keeps a length that was chosen during the forecast', async () => {
  const { made, tell } = planning();
  await made.submit(values);
  made.changeWeeks(52);
  tell({ kind: 'forecast', forecast });
  expect(made.get()).toMatchObject({ outline: { weeks: 52 } });
});

it('planning makes another forecast if the teams in the draw change, but not if the length changes', async () => {
  const { made, startForecast, stopped } = await planned();
  made.changeWeeks(20);
  expect(startForecast).toHaveBeenCalledOnce();
  made.changeRole('LYR', 'first');
  expect(startForecast).toHaveBeenCalledTimes(2);
  expect(stopped).toHaveBeenCalled();
  expect(made.get()).toMatchObject({ outline: { fixed: [{ key: 'LYR', role: 'first' }], weeks: 20 } });
  made.changeRole('LYR', null);
  expect(made.get()).toMatchObject({ outline: { fixed: [] } });
});

it('planning makes no forecast if no order can be drawn', async () => {
  const { made, startForecast } = await planned();
  made.changeRole('LYR', 'first');
  made.changeRole('HGL', 'never');
  expect(made.get()).toMatchObject({ refusal: { kind: 'few-teams', teams: 4 }, forecast: { kind: 'stopped' } });
  expect(startForecast).toHaveBeenCalledTimes(2);
});

it('planning draws the order from the issue that has the code', async () => {
  const { made, registerPlan } = await planned();
  made.accept();
  made.typeIssueKey('OPS-7');
  await made.checkIssue('OPS-7');
  const state = made.get();
  if (state.kind !== 'drawn') throw new Error(state.kind);
  const { plan } = state;
  expect(plan.registration).toEqual({
    kind: 'issue',
    id: '10042',
    key: 'OPS-7',
    created: '2026-01-15T13:00:00.000+0100',
  });
  expect(plan.hash).toBe(planHash(plan.terms));
  expect(plan.order.map(({ key }) => key).toSorted()).toEqual(['AUR', 'BOR', 'CIN', 'DEL', 'HGL', 'LYR']);
  expect(registerPlan.mock.calls[0]?.[0]).toEqual({
    jira_url: 'https://example.atlassian.net',
    email: 'ana@example.com',
    api_token: 'secret-key-123',
    issue_key: 'OPS-7',
    hash: plan.hash,
  } satisfies RegistrationRequest);
});

it('planning draws no order if the issue is refused, and keeps the typed key of the issue', async () => {
  const { made } = await planned({ registered: REFUSED });
  made.accept();
  made.typeIssueKey('OPS-8');
  await made.checkIssue('OPS-8');
  expect(made.get()).toMatchObject({ kind: 'registering', issueKey: 'OPS-8', issue: { kind: 'failed' } });
});

it('planning draws the order from the random source if there is no issue', async () => {
  const { made } = await planned();
  made.accept();
  made.drawAtRandom();
  expect(made.get()).toMatchObject({
    kind: 'drawn',
    isNew: true,
    plan: { registration: { kind: 'random', seed: '7'.repeat(64), drawn: TODAY.toISOString() } },
  });
});

it('after a failure or after going back, planning shows the form with the typed values', async () => {
  const failed = planning({ plan: REFUSED });
  await failed.made.submit(values);
  expect(failed.made.get()).toMatchObject({ kind: 'form', values, failure: { message: 'The API key was refused.' } });
  const { made } = await planned();
  made.accept();
  made.back();
  expect(made.get()).toMatchObject({ kind: 'planned', forecast: { kind: 'ready' }, outline: { weeks: 39 } });
  made.back();
  expect(made.get()).toEqual({ kind: 'form', values, failure: null });
});

it('planning does not report a failure if the reading is stopped', async () => {
  const { made } = planning();
  const submitting = made.submit(values);
  made.cancel();
  await submitting;
  expect(made.get()).toEqual({ kind: 'form', values, failure: null });
});

it('planning stores the form for the next visit, except for the credential', async () => {
  const { store } = await planned();
  writePlanForm(store, { ...values, clientId: 'client-0001' });
  expect(store.read('planForm')).not.toMatch(/secret-key-123|client-0001/);
  const next = createPlanning({
    loadClient: async () => Promise.reject(new Error('not needed')),
    store,
    now: () => TODAY.getTime(),
    randomSeed: () => '',
    startForecast: () => () => undefined,
  });
  expect(next.get()).toEqual({ kind: 'form', values: { ...values, apiKey: '' }, failure: null });
});
