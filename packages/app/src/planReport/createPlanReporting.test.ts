import { planReadingToWire } from '@roi-insight/contracts';
import { describe, expect, it, vi } from 'vitest';
import { plan, read, reading } from '../../../report-text/test/plans.ts';
import type { AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createPlanReporting } from './createPlanReporting.ts';
import type { PlanResultJob } from './messages.ts';
import type { StartResult } from './startResult.ts';

const values = {
  jiraUrl: 'https://example.atlassian.net/browse/OPS-7',
  email: 'ada@example.com',
  apiKey: 'a-token-of-jira',
  starts: new Map([['DRA', null]]),
};

const succeeded = (body: object): AnalysisOutcome => ({ kind: 'succeeded', text: JSON.stringify(body) });
const found = succeeded({
  success: true,
  id: '10042',
  key: 'OPS-7',
  created: '2026-12-14T09:30:00Z',
  others: { count: 2, keys: ['OPS-8', 'OPS-9'] },
});
const refused = (reason: string): AnalysisOutcome => ({
  kind: 'failed',
  failure: { kind: 'server', status: 404, statusText: '', message: null, reason },
});

function setUp(outcomes: { readonly plan?: AnalysisOutcome; readonly issue?: AnalysisOutcome } = {}) {
  const client = {
    plan: vi.fn(async () => outcomes.plan ?? succeeded(planReadingToWire(reading))),
    registerPlan: vi.fn(async () => outcomes.issue ?? found),
  };
  const jobs: { readonly job: PlanResultJob; readonly answer: Parameters<StartResult>[1] }[] = [];
  const stop = vi.fn();
  const reporting = createPlanReporting({
    loadClient: async () => client,
    startResult: (job, answer) => {
      jobs.push({ job, answer });
      return stop;
    },
    now: () => 5000,
  });
  const shown = () => reporting.get().state;
  const started = () =>
    vi.waitFor(() => {
      const [job] = jobs;
      if (job === undefined) throw new Error('no job yet');
      return job;
    });
  return { reporting, client, shown, started, jobs, stop };
}

describe('making the report on a plan', () => {
  it('asks for missing data, reads the teams and the issue of the plan, and compares the orders', async () => {
    const { reporting, client, shown, started } = setUp();
    reporting.open({ kind: 'plan', plan });
    expect(shown()).toEqual({ kind: 'asking', plan, failure: null, problem: null });
    expect(reporting.get().values.jiraUrl).toBe('https://example.atlassian.net');
    reporting.submit(values, null);
    expect(shown()).toMatchObject({ kind: 'reading', step: 'tickets' });
    const { job, answer } = await started();
    const tracker = { jira_url: 'https://example.atlassian.net', email: values.email, api_token: values.apiKey };
    expect(client.plan.mock.calls).toEqual([
      [expect.objectContaining({ ...tracker, start: '2027-01-04', weeks: 26 }), expect.anything()],
    ]);
    expect(client.registerPlan.mock.calls).toEqual([
      [{ ...tracker, issue_key: 'OPS-7', hash: plan.hash }, expect.anything()],
    ]);
    expect(job).toMatchObject({
      plan,
      starts: values.starts,
      usage: null,
      registered: { kind: 'found', others: { count: 2 } },
    });
    expect(shown()).toMatchObject({ kind: 'reading', step: 'orders' });
    answer({ kind: 'result', result: read });
    expect(shown()).toMatchObject({ kind: 'made', report: { plan, reading, result: read } });
  });

  it('continues if the issue does not confirm the plan', async () => {
    const { reporting, started } = setUp({ issue: refused('code-missing') });
    reporting.open({ kind: 'plan', plan });
    reporting.submit(values, null);
    expect((await started()).job.registered).toEqual({ kind: 'other-code' });
  });

  it('looks up no issue if the order was drawn at random', async () => {
    const { reporting, started, client } = setUp();
    const registration = { kind: 'random', seed: '0'.repeat(64), drawn: '2026-12-15T10:00:00Z' } as const;
    reporting.open({ kind: 'plan', plan: { ...plan, registration } });
    reporting.submit(values, null);
    expect((await started()).job.registered).toBeNull();
    expect(client.registerPlan).not.toHaveBeenCalled();
  });

  it.each([{ plan: refused('unauthorized') }, { issue: refused('unauthorized') }])(
    'shows the form with the typed values after a failure: %j',
    async (outcomes) => {
      const { reporting, shown } = setUp(outcomes);
      reporting.open({ kind: 'plan', plan });
      reporting.submit(values, null);
      await vi.waitFor(() => expect(shown()).toMatchObject({ kind: 'asking', failure: { reason: 'unauthorized' } }));
      expect(reporting.get().values).toBe(values);
      reporting.dismissFailure();
      expect(shown()).toMatchObject({ kind: 'asking', failure: null });
    },
  );

  it('says that a server of another version responded', async () => {
    const { reporting, shown } = setUp({ plan: succeeded({ success: true }) });
    reporting.open({ kind: 'plan', plan });
    reporting.submit(values, null);
    await vi.waitFor(() => expect(shown()).toMatchObject({ problem: expect.stringMatching(/another version/) }));
  });

  it('forgets the API key if a plan names another tracker, which could belong to anyone', () => {
    const { reporting } = setUp();
    const host = 'jira.other.example';
    const other = { ...plan, terms: { ...plan.terms, host } };
    reporting.open({ kind: 'plan', plan });
    reporting.submit(values, null);
    reporting.open({ kind: 'plan', plan });
    expect(reporting.get().values.apiKey).toBe(values.apiKey);
    reporting.open({ kind: 'plan', plan: other });
    expect(reporting.get().values).toMatchObject({ jiraUrl: `https://${host}`, email: values.email, apiKey: '' });
  });

  it('stops comparing if it is canceled, and keeps the typed values', async () => {
    const { reporting, shown, started, stop } = setUp();
    reporting.open({ kind: 'plan', plan });
    reporting.submit(values, null);
    const { answer } = await started();
    reporting.back();
    expect(stop).toHaveBeenCalled();
    answer({ kind: 'result', result: read });
    expect(shown()).toMatchObject({ kind: 'asking' });
    expect(reporting.get().values).toBe(values);
  });

  it('uses a saved report to create the report again, and does not ask the tracker', async () => {
    const { reporting, shown, jobs, client } = setUp();
    const { economics } = reporting.get();
    const parts = { plan, reading, starts: values.starts, registered: null };
    reporting.open({ kind: 'report', parts, economics: { ...economics, seats: 7 } });
    jobs[0]?.answer({ kind: 'result', result: read });
    expect(shown()).toMatchObject({ kind: 'made', report: { starts: values.starts } });
    expect(reporting.get().economics.seats).toBe(7);
    expect(client.plan).not.toHaveBeenCalled();
    reporting.back();
    expect(shown()).toMatchObject({ kind: 'asking', plan });
    expect(reporting.get().values.starts).toBe(values.starts);
  });

  it('names the problem if a saved report contradicts itself', () => {
    const { reporting, shown, jobs } = setUp();
    const parts = { plan, reading, starts: new Map<string, string | null>(), registered: null };
    reporting.open({ kind: 'report', parts, economics: reporting.get().economics });
    jobs[0]?.answer({ kind: 'failed', message: 'It contradicts itself.' });
    expect(shown()).toEqual({ kind: 'no-plan', problem: 'It contradicts itself.' });
  });
});
