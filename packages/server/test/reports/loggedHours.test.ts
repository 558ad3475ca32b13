import type { Report } from '@roi-insight/contracts';
import { SAMPLE_PROJECTS, type SandboxOptions } from '@roi-insight/jira-sandbox';
import { expect, it } from 'vitest';
import { failureOf, reportOf } from '../support/responses.ts';
import { seenBy, startApp, startSandbox } from '../support/harness.ts';

const logging = SAMPLE_PROJECTS.filter(({ timeLog }) => timeLog !== undefined);

/** A report on the project with logged hours, and the number of requests that it took. */
async function read(options: SandboxOptions = {}, body: object = {}): Promise<{ report: Report; requests: number }> {
  const jira_url = await startSandbox({ projects: logging, ...options });
  const { analyze } = await startApp();
  const report = await reportOf(await analyze({ jira_url, project_name: 'HGL', ...body }));
  return { report, requests: (await seenBy(jira_url)).total };
}

it('logged hours are the measure for every way of reading, and need no additional request', async () => {
  const quiet = logging.map(({ timeLog: _log, ...project }) => project);
  const [cloud, without, dataCenter] = await Promise.all([
    read(),
    read({ projects: quiet }),
    read({ mode: 'data-center' }),
  ]);
  expect(cloud.report.provenance).toMatchObject({ measure: 'logged', measures: ['logged', 'active'] });
  expect(cloud.report.provenance?.funnel.no_active_time).toBeGreaterThan(10);
  expect(cloud.report.evidence?.kind).toBe('estimated');
  expect(dataCenter.report.summary_metrics).toEqual(cloud.report.summary_metrics);
  expect(dataCenter.report.evidence).toEqual(cloud.report.evidence);
  expect(without.report.provenance?.measure).toBe('active');
  expect(without.report.provenance?.measures).toBeUndefined();
  expect(cloud.requests).toBe(without.requests);
});

it('logged hours are not used if status times are chosen, and the report names the choice', async () => {
  const { report } = await read({}, { measure: 'active', scope_changes: 1 });
  expect(report.provenance).toMatchObject({ measure: 'active', measures: ['logged', 'active'], scope_changes: 1 });
});

it.each(['logged', 'elapsed', 1, null])('a request cannot choose the measure %j', async (measure) => {
  const { analyze } = await startApp();
  const { code, error } = await failureOf(await analyze({ jira_url: 'https://jira.example', measure }));
  expect(code).toBe('invalid-request');
  expect(error).toMatch(/measure/);
});
