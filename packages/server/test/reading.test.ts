import type { Report } from '@roi-insight/contracts';
import type { SandboxOptions } from '@roi-insight/jira-sandbox';
import { describe, expect, it } from 'vitest';
import { failureOf, reportOf } from './failureOf.ts';
import { addFault, seenBy, startApp, startSandbox } from './harness.ts';

async function reportFrom(options: SandboxOptions, faults: string[] = [], project = 'AUR'): Promise<Report> {
  const jira_url = await startSandbox({ ...options, faults });
  const { analyse } = await startApp();
  return reportOf(await analyse({ jira_url, project_name: project }));
}

/** The report without what names the way it was read. */
function figures({ summary_metrics, time_series_data, evidence, provenance }: Report) {
  return { summary_metrics, time_series_data, evidence, funnel: provenance?.funnel, windows: provenance?.windows };
}

describe('a project is read completely', () => {
  it('gives the same figures whichever Jira and way', async () => {
    const bulk = await reportFrom({});
    expect(bulk.provenance).toMatchObject({ tracker: 'cloud', project: { key: 'AUR' }, time_zone: 'America/New_York' });
    expect(bulk.provenance?.funnel.analysed).toBeGreaterThan(500);
    expect(bulk.provenance?.funnel.out_of_scope).toBeGreaterThan(0);

    const dataCenter = await reportFrom({ mode: 'data-center' });
    expect(dataCenter.provenance?.tracker).toBe('data-center');
    expect(figures(dataCenter)).toEqual(figures(bulk));

    const smallChunks = await reportFrom({ bulkLimit: 100 });
    expect(figures(smallChunks)).toEqual(figures(bulk));

    const refused = await reportFrom({}, ['bulk-refused']);
    expect(figures(refused)).toEqual(figures(bulk));

    const changelogsRefused = await reportFrom({}, ['bulk-refused;path=changelog/bulkfetch;status=404']);
    expect(figures(changelogsRefused)).toEqual(figures(bulk));

    const smallPages = await reportFrom({ mode: 'data-center', maxResults: 17 });
    expect(figures(smallPages)).toEqual(figures(bulk));

    const duplicates = await reportFrom({}, ['duplicates']);
    expect(figures(duplicates)).toEqual(figures(bulk));
  });
});
