import { type Report, reportToWire, SAMPLE_ORGANIZATION, SAMPLE_TRACKER } from '@roi-insight/contracts';
import { clearWin, comparisonGradeA, noDetectableChange, slower, tooLittleData } from '@roi-insight/contracts/fixtures';
import { buildSandbox } from '@roi-insight/jira-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { reportOf } from '../support/responses.ts';
import { startApp } from '../support/harness.ts';

const SHOWN = [clearWin, noDetectableChange, slower, tooLittleData];

/** A report without the fields that differ between two readings of the same tickets; numbers rounded as in the fixtures. */
function figuresOf({ provenance, ...report }: Report): unknown {
  const { fetched_at: _at, host: _host, ...rest } = provenance ?? {};
  const text = JSON.stringify({ ...report, provenance: rest }, (_key, value: unknown) =>
    typeof value === 'number' ? Number(value.toPrecision(12)) : value,
  );
  return JSON.parse(text);
}

it('the prepared comparison has grade A, and its interval contains the true value', async () => {
  const sandbox = buildSandbox();
  onTestFinished(() => sandbox.close());
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const { analyze } = await startApp({ SAMPLE_TRACKER_URL: jira_url }, { now: () => new Date('2031-05-04T03:02:01Z') });
  const { email, api_token } = SAMPLE_TRACKER;
  const { project_name, adoption_date: claude_adoption_date, comparison } = SAMPLE_ORGANIZATION;
  const report = await reportOf(
    await analyze({ jira_url, email, api_token, project_name, claude_adoption_date, comparison }),
  );
  const { evidence, comparison: compared } = reportToWire(report);
  expect(evidence).toMatchObject({ method: 'comparison', verdict: 'faster', grade: 'A' });
  expect(compared?.teams.map(({ role }) => role)).toEqual(['adopter', ...comparison.map(() => 'control')]);
  // The effect on Aurora itself is 30 %. By itself, it also shows what changed in all teams.
  expect(evidence?.interval_percent?.[0]).toBeLessThan(30);
  expect(evidence?.interval_percent?.[1]).toBeGreaterThan(30);
  expect(compared?.alone.effect_percent).toBeGreaterThan(evidence?.effect_percent ?? Number.NaN);
  expect(figuresOf(report)).toEqual(figuresOf(comparisonGradeA));
});

it('the prepared reports equal those on the sample tracker, on any later day', async () => {
  const sandbox = buildSandbox();
  onTestFinished(() => sandbox.close());
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const later = { now: () => new Date('2031-05-04T03:02:01Z') };
  const { analyze } = await startApp({ SAMPLE_TRACKER_URL: jira_url }, later);
  const { email, api_token, adoption_date: claude_adoption_date, projects } = SAMPLE_TRACKER;
  expect(SHOWN.map(({ provenance }) => provenance?.project)).toEqual(projects.map(({ key, name }) => ({ key, name })));
  for (const shown of SHOWN) {
    const project_name = shown.provenance?.project.key;
    const request = { jira_url, email, api_token, project_name, claude_adoption_date, include_tickets: true };
    expect(figuresOf(await reportOf(await analyze(request)))).toEqual(figuresOf(shown));
  }
});
