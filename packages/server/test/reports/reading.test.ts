import type { Report } from '@roi-insight/contracts';
import { bigProject, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { gate, seenBy, startApp, startSandbox } from '../support/harness.ts';
import { proxyOf } from '../support/organization.ts';

async function reportFrom(options: SandboxOptions, faults: string[] = []): Promise<Report> {
  const jira_url = await startSandbox({ ...options, faults });
  const { analyze } = await startApp();
  return reportOf(await analyze({ jira_url }));
}

/** The report without the fields that depend on the way of reading. */
function figures({ summary_metrics, time_series_data, evidence, provenance }: Report) {
  return { summary_metrics, time_series_data, evidence, funnel: provenance?.funnel, windows: provenance?.windows };
}

describe('every way of reading a project', () => {
  const bulk = reportFrom;

  it('is complete if bulk requests work: the funnel adds up, and counts the left-out tickets', async () => {
    const { provenance, summary_metrics, tickets } = await bulk({});
    expect(provenance).toMatchObject({
      tracker: 'cloud',
      project: { key: 'AUR', name: 'Aurora Payments' },
      time_zone: 'America/New_York',
      fetched_at: '2026-02-02T12:00:00.000Z',
      sample: false,
    });
    const { found, ...parts } = { ...provenance?.funnel };
    expect(Object.values(parts).reduce((sum: number, part) => sum + Number(part), 0)).toBe(found);
    expect(parts.analysed).toBeGreaterThan(150);
    expect(parts.out_of_scope).toBeGreaterThan(0);
    expect(parts.not_delivered).toBeGreaterThan(0);
    expect(summary_metrics.improvements.time_savings_percent).toBeGreaterThan(20);
    expect(tickets).toBeUndefined();
  });

  it.each<[string, SandboxOptions, string[]]>([
    ['Data Center', { mode: 'data-center' }, []],
    ['Data Center with small pages', { mode: 'data-center', maxResults: 17 }, []],
    ['a site that takes only 100 issues per request', { bulkLimit: 100 }, []],
    ['a site without bulk endpoints', {}, ['bulk-refused']],
    ['a site without bulk changelogs', {}, ['bulk-refused;path=changelog/bulkfetch;status=404']],
    ['a site that sends tickets twice', {}, ['duplicates']],
    ['a site that leaves many tickets out once', {}, ['left-out;count=300;times=1;path=issue/bulkfetch']],
    ['a site that always leaves some tickets out', {}, ['left-out;path=issue/bulkfetch']],
    [
      'a site with temporary faults',
      {},
      ['429;retry-after=1;times=1;path=bulkfetch', '503;times=2', 'reset;times=1;skip=4'],
    ],
  ])('leads to the same figures: %s', async (_name, options, faults) => {
    const [there, here] = await Promise.all([reportFrom(options, faults), bulk({})]);
    expect(figures(there)).toEqual(figures(here));
  });

  it('reads a history from the beginning if a search cuts it off', async () => {
    const projects = [bigProject(300, 30)];
    const read = async (faults: string[]) => {
      const jira_url = await startSandbox({ projects, faults });
      const { analyze } = await startApp();
      return reportOf(await analyze({ jira_url, project_name: 'BIG' }));
    };
    expect(figures(await read(['bulk-refused']))).toEqual(figures(await read([])));
  });

  it('splits searches that Data Center cannot page through, and still reads all tickets', async () => {
    const options: SandboxOptions = { projects: [bigProject(11_000)], resultWindow: 10_000 };
    const read = async (mode: 'cloud' | 'data-center') => {
      const jira_url = await startSandbox({ ...options, mode });
      const { analyze } = await startApp();
      return reportOf(await analyze({ jira_url, project_name: 'BIG' }));
    };
    const dataCenter = await read('data-center');
    expect(dataCenter.provenance?.funnel.found).toBeGreaterThan(10_000);
    expect(figures(dataCenter)).toEqual(figures(await read('cloud')));
  });

  it.each(['cloud', 'data-center'] as const)(
    'leads to no report if there are more tickets than the limit (%s)',
    async (mode) => {
      const jira_url = await startSandbox({ mode });
      const { analyze } = await startApp({ TICKET_LIMIT: '100' });
      const failure = await failureOf(await analyze({ jira_url }));
      expect(failure).toMatchObject({ status: 422, code: 'too-many-tickets' });
      expect(failure.error).toMatch(/more than 100 tickets.*smaller project.*TICKET_LIMIT/);
    },
  );

  it('sends the measure of each ticket only if it is requested', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp();
    const { tickets, summary_metrics } = await reportOf(await analyze({ jira_url, include_tickets: true }));
    const built = tickets?.filter(({ side, outcome }) => side === 'post' && outcome !== 'not-delivered');
    expect(built).toHaveLength(summary_metrics.post_claude.completed_tasks);
  });

  it('marks generated tickets as a sample', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp({ SAMPLE_TRACKER_URL: `${jira_url}/` });
    const { provenance } = await reportOf(await analyze({ jira_url: `${jira_url}/browse/AUR-1` }));
    expect(provenance?.sample).toBe(true);
  });
});

describe('tickets that a bulk response leaves out', () => {
  const found = ({ provenance }: Report) => provenance?.funnel.found ?? 0;

  it('count as deleted if the site confirms that they do not exist', async () => {
    const faults = ['left-out;path=issue/bulkfetch', String.raw`404;path=issue/\d`];
    expect(found(await reportFrom({}, faults))).toBe(found(await reportFrom({})) - 5);
  });

  it.each([
    ['too many', ['left-out;count=50;path=issue/bulkfetch']],
    ['all of them', ['left-out;count=100000;path=issue/bulkfetch']],
  ])('are never ignored: %s', async (_name, faults) => {
    const jira_url = await startSandbox({ faults });
    const { analyze } = await startApp();
    const failure = await failureOf(await analyze({ jira_url }));
    expect(failure).toMatchObject({ status: 502, code: 'not-jira' });
    expect(failure.error).toMatch(/repeats or skips pages/);
  });
});

describe('the load on the tracker', () => {
  it.each([
    ['cloud', 8],
    ['data-center', 4],
  ] as const)('of %s is at most %i requests at a time', async (mode, most) => {
    const sandbox = await startSandbox({ mode, bulkLimit: 100, projects: [bigProject(1200)] });
    const { opened, open } = gate();
    let peak = 0;
    const tracker = await proxyOf(sandbox, (asked) => {
      peak = Math.max(peak, tracker.open());
      // The first page of a search is requested alone, as are chunks that the site refuses as too large.
      const isOneOfMany = /bulkfetch.*"issueIdsOrKeys":\["[^"]+"(,"[^"]+"){0,99}\]|\/2\/search.*"startAt":[1-9]/.test(
        asked,
      );
      return isOneOfMany ? opened : undefined;
    });
    const { address, analyze } = await startApp();
    const response = analyze({ jira_url: tracker.address, project_name: 'BIG' });
    await expect.poll(tracker.open, { message: 'open requests' }).toBe(most);
    // Any further request would have been sent by now.
    await fetch(`${address}/api/health`);
    open();
    await reportOf(await response);
    expect(peak).toBe(most);
  });

  it('is a few requests, because tickets and histories are read in bulk', async () => {
    const jira_url = await startSandbox();
    const { analyze } = await startApp();
    await reportOf(await analyze({ jira_url }));
    const { endpoints } = await seenBy(jira_url);
    expect(endpoints['POST /rest/api/3/search/jql']).toBe(1);
    expect(endpoints['POST /rest/api/3/issue/bulkfetch']).toBe(1);
    expect(endpoints['POST /rest/api/3/changelog/bulkfetch']).toBe(1);
  });

  it('ends when the client disconnects', async () => {
    const sandbox = await startSandbox({ bulkLimit: 100, projects: [bigProject(3000)] });
    const controller = new AbortController();
    const { address, asked, open } = await proxyOf(sandbox, () => {
      if (asked.length < 10) return undefined;
      controller.abort();
      return null;
    });
    const { analyze, logged } = await startApp();
    const response = analyze({ jira_url: address, project_name: 'BIG' }, {}, controller.signal);
    await expect(response).rejects.toThrow(/abort/);
    await expect.poll(logged).toMatch(/"outcome":"client-gone".*"msg":"analysis"/);
    // No request is pending. The project needs about 70 requests, and most of them were never sent.
    await expect.poll(open, { message: 'open requests' }).toBe(0);
    expect(asked.length).toBeLessThan(20);
  });
});
