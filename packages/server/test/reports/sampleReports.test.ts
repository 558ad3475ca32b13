import { type Report, reportToWire, SAMPLE_ORGANIZATION, SAMPLE_TRACKER } from '@roi-insight/contracts';
import {
  clearWin,
  comparisonGradeA,
  fading,
  lasting,
  loggedHours,
  noDetectableChange,
  slower,
  tooLittleData,
} from '@roi-insight/contracts/fixtures';
import { buildSandbox } from '@roi-insight/jira-sandbox';
import { expect, it, onTestFinished } from 'vitest';
import { reportOf } from '../support/responses.ts';
import { startApp } from '../support/harness.ts';

/** The prepared reports, in the order of the projects in the sample tracker. */
const SHOWN = [clearWin, noDetectableChange, slower, tooLittleData, loggedHours, lasting, fading];
const readAt = ({ provenance }: Report) => provenance?.fetched_at ?? '';

/** A report without the fields that differ between two readings of the same tickets. */
function figuresOf({ provenance, ...report }: Report): unknown {
  const { fetched_at: _at, host: _host, ...rest } = provenance ?? {};
  return rounded({ ...report, provenance: rest });
}

/** Numbers have twelve digits, as in the fixtures. */
function rounded(value: object): unknown {
  const text = JSON.stringify(value, (_key, one: unknown) =>
    typeof one === 'number' ? Number(one.toPrecision(12)) : one,
  );
  return JSON.parse(text);
}

/** The figures of the first quarter. */
function firstQuarterOf({ summary_metrics, time_series_data, evidence, tickets }: Report): unknown {
  const rows = time_series_data.time_savings.filter(({ Week_Start }) => (Week_Start ?? '') < '2025-11-24');
  const { quarters: _quarters, lasting: _lasting, ...verdict } = evidence ?? {};
  return rounded({ summary_metrics, rows, verdict, tickets });
}

it('the prepared comparison has grade A, and its interval contains the true value', async () => {
  const sandbox = buildSandbox();
  onTestFinished(() => sandbox.close());
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  const { analyze } = await startApp(
    { SAMPLE_TRACKER_URL: jira_url },
    { now: () => new Date(readAt(comparisonGradeA)) },
  );
  const { email, api_token } = SAMPLE_TRACKER;
  const { project_name, adoption_date: claude_adoption_date, comparison } = SAMPLE_ORGANIZATION;
  const report = await reportOf(
    await analyze({ jira_url, email, api_token, project_name, claude_adoption_date, comparison }),
  );
  const { evidence, comparison: compared } = reportToWire(report);
  expect(evidence).toMatchObject({ method: 'comparison', verdict: 'faster', grade: 'A' });
  expect(compared?.teams.map(({ role }) => role)).toEqual(['adopter', ...comparison.map(() => 'control')]);
  // The effect on Aurora itself is 30 %. If nothing is compared, Aurora's report also includes the change in all teams.
  expect(evidence?.interval_percent?.[0]).toBeLessThan(30);
  expect(evidence?.interval_percent?.[1]).toBeGreaterThan(30);
  expect(compared?.alone.effect_percent).toBeGreaterThan(evidence?.effect_percent ?? Number.NaN);
  expect(figuresOf(report)).toEqual(figuresOf(comparisonGradeA));
});

/** Reads the prepared reports again, each at the time of its first reading. */
async function readAgain(timeOf: (shown: Report) => string): Promise<Report[]> {
  const sandbox = buildSandbox();
  onTestFinished(() => sandbox.close());
  const jira_url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
  let now = '';
  const { analyze } = await startApp({ SAMPLE_TRACKER_URL: jira_url }, { now: () => new Date(now) });
  const { email, api_token, adoption_date: claude_adoption_date } = SAMPLE_TRACKER;
  const reports: Report[] = [];
  for (const shown of SHOWN) {
    now = timeOf(shown);
    const project_name = shown.provenance?.project.key;
    const include_tickets = shown.tickets !== undefined;
    const request = { jira_url, email, api_token, project_name, claude_adoption_date, include_tickets };
    reports.push(await reportOf(await analyze(request)));
  }
  return reports;
}

it('the prepared reports equal the reports on the sample tracker', async () => {
  const projects = SAMPLE_TRACKER.projects.map(({ key, name }) => ({ key, name }));
  expect(SHOWN.map(({ provenance }) => provenance?.project)).toEqual(projects);
  expect((await readAgain(readAt)).map(figuresOf)).toEqual(SHOWN.map(figuresOf));
});

it('later reports on the sample tracker have the same figures as the prepared reports, and further quarters', async () => {
  const later = await readAgain(() => '2031-05-04T03:02:01Z');
  expect(later.map(firstQuarterOf)).toEqual(SHOWN.map(firstQuarterOf));
  expect(later.map(({ evidence }) => evidence?.lasting)).toEqual([
    null,
    'unclear',
    'unclear',
    null,
    'unclear',
    'lasting',
    'fading',
  ]);
  // The tickets end with a whole quarter, so that no quarter is incomplete.
  expect(later.flatMap(({ evidence }) => evidence?.quarters ?? []).filter(({ complete }) => !complete)).toEqual([]);
  expect([later[0], ...later.slice(-2)].map((report) => report && figuresOf(report))).toEqual(
    [clearWin, lasting, fading].map(figuresOf),
  );
});
