import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PAGE_DATA_START, parseJson, parseReport, type Report, reportToWire } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

type Origin = Partial<NonNullable<Report['provenance']>>;

let reports = 0;

/** The text of an earlier report with this origin. Each report has a time of its own. */
function earlier(origin: Origin): string {
  const { summary_metrics, provenance, evidence } = clearWin;
  if (provenance === undefined) throw new Error('this fixture says how it was made');
  const time_series_data = { time_savings: [] };
  const fetched_at = new Date(Date.UTC(2025, 9, 1, reports++)).toISOString();
  const origins = { ...provenance, fetched_at, ...origin };
  const report: Report = { success: true, summary_metrics, time_series_data, evidence, provenance: origins };
  return JSON.stringify(reportToWire(report));
}

/** Creates a report with these arguments and these earlier reports. Returns the number of the new report in its series. */
async function lookWith(args: readonly string[], files: Readonly<Record<string, string | Buffer>>) {
  const history = join(emptyFolder(), 'reports');
  mkdirSync(history);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(history, name), content);
  const { exitCode, stdout } = await runCli([...args, '--history', history, '--json']);
  expect(exitCode).toBe(0);
  const read = parseJson(stdout, parseReport);
  return read.ok ? read.value.provenance?.look : null;
}

describe('a report on a file in a series', () => {
  function ofFile(name: string): readonly string[] {
    const file = join(emptyFolder(), name);
    writeFileSync(file, wideTable(12));
    return ['report', '--tickets', file, '--adopted', '2025-08-25', '--time-zone', 'UTC'];
  }
  const fileNamed = (host: string) => earlier({ tracker: 'file', host, project: { key: 'x', name: 'x' } });

  it.each([
    ['tickets-2025-12.csv', 'tickets-2025-11.csv'],
    ['tickets 2025-12-01.csv', 'tickets 2025-11-30.csv'],
    ['Jira 20251201083000.csv', 'Jira 20251101091500.csv'],
  ])('counts earlier reports on files whose names differ only in their dates: %s', async (name, before) => {
    expect(await lookWith(ofFile(name), { 'one.json': fileNamed(before) })).toEqual({ number: 2, planned: 12 });
  });

  it('does not count reports on other files or on Jira', async () => {
    const others = { 'one.json': fileNamed('payments-2025-11.csv'), 'two.json': earlier({ host: 'tickets.csv' }) };
    expect(await lookWith(ofFile('tickets.csv'), others)).toEqual({ number: 1, planned: 12 });
  });

  it('counts earlier reports that PowerShell wrote in UTF-16, or whose file names are in capital letters', async () => {
    const files = {
      'one.json': Buffer.from(`\uFEFF${fileNamed('tickets.csv')}`, 'utf16le'),
      'TWO.JSON': fileNamed('tickets.csv'),
    };
    expect(await lookWith(ofFile('tickets.csv'), files)).toEqual({ number: 3, planned: 12 });
  });

  it('counts an earlier report that was saved as a file or as a web page, and counts it once if it was saved as both', async () => {
    const page = (report: string) => `<!doctype html><html>${PAGE_DATA_START}{"report":${report}}</script></html>`;
    const report = fileNamed('tickets.csv');
    const files = {
      'one.json': `{"kind":"report","report":${report}}`,
      'two.html': page(fileNamed('tickets.csv')),
    };
    expect(await lookWith(ofFile('tickets.csv'), files)).toEqual({ number: 3, planned: 12 });
    expect(
      await lookWith(ofFile('tickets.csv'), { ...files, 'one.html': page(report.replaceAll('.000Z', 'Z')) }),
    ).toEqual({
      number: 3,
      planned: 12,
    });
  });

  it.each([
    ['one.json', fileNamed('tickets.csv').slice(0, -20)],
    ['one.json', '{"summary_metrics":{}}'],
    ['one.json', '{"success":true,"time_series_data":{}}'],
    ['one.html', `<!doctype html>${PAGE_DATA_START}{"report":{"summary`],
  ])('is refused if an earlier report is damaged, and names it: %s %#', async (name, content) => {
    const history = emptyFolder();
    writeFileSync(join(history, name), content);
    expect(await runCli([...ofFile('tickets.csv'), '--history', history])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining(`${name} may be an earlier report, but can't be read`),
    });
  });

  it.each([
    [12, 13],
    [1040, 1040],
  ])('after %i earlier reports, has %i planned reports, and never more than 1040', async (count, number) => {
    const files = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`${index}.json`, fileNamed('tickets.csv')]),
    );
    expect(await lookWith(ofFile('tickets.csv'), files)).toEqual({ number, planned: number });
  });
});

it('a report on Jira counts only reports on the same host and project, regardless of how host and project were typed', async () => {
  const sandbox = await startSandbox();
  const { host, hostname } = new URL(sandbox);
  const project = { key: 'AUR', name: 'Aurora' };
  const files = {
    'same.json': earlier({ host, project }),
    'part.json': earlier({ host: hostname, project }),
    'other.json': earlier({ host, project: { key: 'DEL', name: 'Delta' } }),
  };
  for (const typed of ['AUR', '"aur"']) {
    expect(await lookWith(reportOf(sandbox, typed), files)).toEqual({ number: 2, planned: 12 });
  }
});
