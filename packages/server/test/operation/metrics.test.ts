import getPort from 'get-port';
import { describe, expect, it } from 'vitest';
import { REQUEST, startApp, startSandbox } from '../support/harness.ts';

async function startWithMetrics(env: Record<string, string> = {}) {
  const port = await getPort();
  const app = await startApp({ METRICS_PORT: String(port), ...env });
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return { ...app, scrape };
}

/** The value of a metric, whose name includes its labels; undefined if it is missing. */
const sample = (text: string, name: string) =>
  text
    .split('\n')
    .find((line) => line.startsWith(`${name} `))
    ?.split(' ')[1];

describe('the metrics', () => {
  it('count analyses by outcome and tracker', async () => {
    const { analyze, scrape } = await startWithMetrics({ MAX_ANALYSES: '3' });
    const jira_url = await startSandbox({ mode: 'data-center', faults: ['503;path=search;times=1'] });
    await (await analyze({ jira_url })).text();
    await (await analyze({ jira_url, api_token: 'not-the-right-token' })).text();
    const text = await scrape();
    const report = '{outcome="report",tracker="data-center"}';
    expect(sample(text, `roi_insight_analyses_total${report}`)).toBe('1');
    expect(sample(text, `roi_insight_analysis_duration_seconds_count${report}`)).toBe('1');
    expect(sample(text, 'roi_insight_analyses_total{outcome="credentials",tracker="unknown"}')).toBe('1');
    expect(Number(sample(text, 'roi_insight_tracker_calls_total'))).toBeGreaterThan(3);
    expect(Number(sample(text, 'roi_insight_tracker_bytes_total'))).toBeGreaterThan(1000);
    expect(sample(text, 'roi_insight_tracker_retries_total')).toBe('1');
    expect(sample(text, 'roi_insight_places')).toBe('3');
    expect(text).toContain('process_resident_memory_bytes ');
  });

  it('show how many analyses are running, and how many are queued', async () => {
    const { analyze, scrape } = await startWithMetrics({ MAX_ANALYSES: '1' });
    const jira_url = await startSandbox({ faults: ['hang'] });
    const stop = new AbortController();
    const responses = [1, 2].map(() => analyze({ jira_url }, {}, stop.signal).catch(() => undefined));
    const load = async () => {
      const text = await scrape();
      return [sample(text, 'roi_insight_places_taken'), sample(text, 'roi_insight_analyses_queued')];
    };
    await expect.poll(load).toEqual(['1', '1']);
    stop.abort();
    await Promise.all(responses);
    await expect.poll(load).toEqual(['0', '0']);
    expect(await scrape()).toContain('roi_insight_analyses_total{outcome="client-gone",tracker="unknown"} 2');
  });

  it('count requests that are refused before an analysis runs', async () => {
    const { analyze, scrape } = await startWithMetrics({ MAX_ANALYSES: '1', MAX_WAITING: '0' });
    const jira_url = await startSandbox({ faults: ['hang'] });
    const stop = new AbortController();
    const running = analyze({ jira_url }, {}, stop.signal).catch(() => undefined);
    await expect.poll(scrape).toContain('roi_insight_places_taken 1');
    expect((await analyze({ jira_url })).status).toBe(503);
    expect((await analyze({ jira_url: 'https://127.1.1.1' })).status).toBe(503);
    stop.abort();
    await running;
    await expect.poll(scrape).toContain('roi_insight_places_taken 0');
    expect((await analyze({ jira_url: 'https://10.1.1.1' })).status).toBe(400);
    const text = await scrape();
    expect(sample(text, 'roi_insight_analyses_total{outcome="busy",tracker="unknown"}')).toBe('2');
    expect(sample(text, 'roi_insight_analyses_total{outcome="address-refused",tracker="unknown"}')).toBe('1');
  });

  it('count requests that are refused under pressure', async () => {
    const { analyze, scrape } = await startWithMetrics({ MAX_RSS_MB: '1' });
    await expect.poll(async () => (await analyze({ jira_url: 'https://10.1.1.1' })).status).toBe(503);
    const text = await scrape();
    expect(sample(text, 'roi_insight_analyses_total{outcome="busy",tracker="unknown"}')).toBe('1');
  });

  it('name no host, project or person', async () => {
    const { analyze, scrape } = await startWithMetrics();
    const jira_url = await startSandbox();
    await (await analyze({ jira_url })).text();
    const text = await scrape();
    const hidden = [new URL(jira_url).port, '127.0.0.1', REQUEST.project_name, REQUEST.email, REQUEST.api_token];
    for (const secret of hidden) expect(text).not.toContain(secret);
    const labels = new Set([...text.matchAll(/(?<=[{,])\w+(?==")/g)].map(([label]) => label));
    expect([...labels].filter((label) => /host|project|user|client|url|address/.test(label))).toEqual([]);
  });

  it('are served on their own port, together with the probes and nothing else', async () => {
    const port = await getPort();
    const { address } = await startApp({ METRICS_PORT: String(port) });
    expect((await fetch(`${address}/metrics`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
    for (const probe of ['/api/health', '/api/health/ready']) {
      const [own, main] = await Promise.all([fetch(`http://127.0.0.1:${port}${probe}`), fetch(`${address}${probe}`)]);
      expect([own.status, await own.json()]).toEqual([200, await main.json()]);
    }
  });

  it('prevent the start of the server if their port is taken', async () => {
    const { address } = await startApp();
    await expect(startApp({ METRICS_PORT: new URL(address).port })).rejects.toThrow('EADDRINUSE');
  });
});
