import type { OrganizationTeamRequest } from '@roi-insight/contracts';
import { describe, expect, it, vi } from 'vitest';
import type { AnalysisClient, AnalysisOutcome } from '../client/AnalysisClient.ts';
import { createSessionStore } from '../storage/sessionStore.ts';
import { storeWithin } from '../storage/storeWithin.ts';
import { createOrganization } from './createOrganization.ts';
import type { TeamTableJob, TeamTableMessage } from './messages.ts';

const noStorage = () => {
  throw new Error('disabled');
};
const values = {
  jiraUrl: 'https://example.atlassian.net/browse/A',
  email: 'ada@example.com',
  apiKey: 'a-token-of-jira',
};
const teams: readonly OrganizationTeamRequest[] = ['A', 'B', 'C', 'D', 'E'].map((project_name, index) => ({
  project_name,
  started: index < 3 ? '2026-02-02' : null,
}));
const understood: TeamTableMessage = { kind: 'table', text: 'the text', result: { kind: 'read', teams } };
const failed: AnalysisOutcome = { kind: 'failed', failure: { kind: 'interrupted' } };

function setUp(outcome: AnalysisOutcome | null = { kind: 'succeeded', text: '{"success":true}' }) {
  const outer = createSessionStore(noStorage);
  const store = storeWithin(outer, 'organization.');
  const client = {
    organization: vi.fn<AnalysisClient['organization']>(async () => outcome ?? new Promise(() => undefined)),
  };
  const jobs: TeamTableJob[] = [];
  const open = () =>
    createOrganization({
      loadClient: async () => client,
      store,
      startTable: (job, answer) => {
        jobs.push(job);
        answer(understood);
        return () => undefined;
      },
      now: () => Date.parse('2026-11-24T12:00:00Z'),
    });
  return { outer, store, client, jobs, open, organization: open() };
}

describe('the page of an organization', () => {
  it('reads a typed table after a pause, and leaves its text as it is', () => {
    vi.useFakeTimers();
    try {
      const { organization, jobs } = setUp();
      organization.type('project,st');
      organization.type('project,started');
      expect(organization.get()).toMatchObject({ text: 'project,started', table: { kind: 'reading' } });
      vi.runAllTimers();
      expect(jobs.length).toBe(1);
      expect(organization.get()).toMatchObject({ text: 'project,started', table: { kind: 'read', teams } });
      organization.type(' ');
      expect(organization.get().table).toEqual({ kind: 'empty' });
    } finally {
      vi.useRealTimers();
    }
  });

  it('shows the text of a chosen file, and refuses a file that is too large', () => {
    const { organization } = setUp();
    organization.choose(new File(['project'], 'teams.csv'));
    expect(organization.get()).toMatchObject({ text: 'the text', table: { kind: 'read' } });
    organization.choose(new File([new Uint8Array(1_000_001)], 'large.csv'));
    expect(organization.get()).toMatchObject({ text: 'the text', table: { kind: 'too-large', megabytes: 1 } });
  });

  it('sends an understood table, and stores the report under keys of its own, without the API key', async () => {
    const { organization, client, outer, store, open } = setUp();
    organization.submit(values, undefined);
    expect(client.organization).not.toHaveBeenCalled();
    organization.choose(new File(['project'], 'teams.csv'));
    organization.submit(values, undefined);
    expect(organization.get().state).toMatchObject({ kind: 'reading', teams: 5 });
    await vi.waitFor(() => expect(organization.get().state).toEqual({ kind: 'made' }));
    expect(client.organization.mock.calls[0]?.[0]).toMatchObject({
      jira_url: 'https://example.atlassian.net',
      api_token: values.apiKey,
      teams,
    });
    expect(outer.read('organization.dashboardData')).toBe('{"success":true}');
    expect(outer.read('dashboardData')).toBeNull();
    expect(store.read('formData')).not.toContain(values.apiKey);
    expect(open().get().state).toEqual({ kind: 'made' });
  });

  it('keeps the earlier report and the typed values if reading fails or is canceled', async () => {
    const { organization, store } = setUp(failed);
    store.write('dashboardData', 'the earlier report');
    organization.choose(new File(['project'], 'teams.csv'));
    organization.submit(values, undefined);
    await vi.waitFor(() => expect(organization.get().state).toMatchObject({ failure: { kind: 'interrupted' } }));
    organization.submit(values, undefined);
    organization.cancel();
    expect(organization.get()).toMatchObject({ state: { isCanceled: true }, draft: values, text: 'the text' });
    expect(store.read('dashboardData')).toBe('the earlier report');
    organization.showReport();
    expect(organization.get().state).toEqual({ kind: 'made' });
  });

  it('forgets what was entered for a report on another tracker', async () => {
    const { organization, store } = setUp();
    store.write('formData', JSON.stringify({ jiraUrl: 'https://example.atlassian.net' }));
    store.write('names', '{"company":"Acme"}');
    organization.choose(new File(['project'], 'teams.csv'));
    organization.submit(values, undefined);
    await vi.waitFor(() => expect(organization.get().state).toEqual({ kind: 'made' }));
    expect(store.read('names')).not.toBeNull();
    organization.submit({ ...values, jiraUrl: 'https://other.example' }, undefined);
    await vi.waitFor(() => expect(store.read('names')).toBeNull());
  });
});
