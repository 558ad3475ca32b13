import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { clearWin } from '@roi-insight/contracts/fixtures';
import { dataFile } from '@roi-insight/report-files';
import { defaultBrand } from '@roi-insight/report-text';
import { defaultEconomics } from '@roi-insight/roi-math';
import { NOW, startSandbox } from '../../server/test/support/harness.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';
import { wideTable } from './wideTable.ts';

const report = (file: string, ...options: readonly string[]) =>
  runCli(['report', '--tickets', file, '--adopted', '2025-08-25', '--time-zone', 'UTC', ...options], { env: {} });

describe('a report of a file', () => {
  it('needs no token and no network', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    writeFileSync(file, wideTable(12));
    const { exitCode, stdout, stderr } = await report(file, '--json');
    expect(exitCode).toBe(0);
    expect(stderr).toMatch(/^tickets.csv: 600 tickets found. Compare this .*\ntickets.csv: Counted: Story \(600\).\n$/);
    const read = parseJson(stdout, parseReport);
    expect(read.ok && read.value.provenance).toMatchObject({ tracker: 'file', host: 'tickets.csv' });
  });

  it('has its place in the series of reports on the same tickets and adoption', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'tickets.csv');
    writeFileSync(file, wideTable(12));
    const history = join(folder, 'reports');
    mkdirSync(history);
    writeFileSync(join(history, 'notes.json'), '{}');
    writeFileSync(join(history, 'page.html'), '<!doctype html><p>Notes</p>');
    const lookAt = async (name: string, ...options: readonly string[]) => {
      const out = join(history, name);
      expect((await report(file, '--history', history, '--out', out, '--force', ...options)).exitCode).toBe(0);
      const read = parseJson(readFileSync(out, 'utf8'), parseReport);
      return read.ok ? read.value.provenance?.look : null;
    };
    expect(await lookAt('2025-11.json')).toEqual({ number: 1, planned: 12 });
    expect(await lookAt('2025-12.json')).toEqual({ number: 2, planned: 12 });
    expect(await lookAt('2025-12.json')).toEqual({ number: 2, planned: 12 });
    rmSync(join(history, '2025-11.json'));
    expect(await lookAt('2026-01.json')).toEqual({ number: 2, planned: 12 });
    expect(await report(file, '--history', join(folder, 'none'))).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('--history must be a folder'),
    });
  });

  it('ends with exit code 4 if there is too little data', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    writeFileSync(file, wideTable(1).split('\n').slice(0, 45).join('\n'));
    expect((await report(file)).exitCode).toBe(4);
  });

  it('names its doubts about histories on standard error, as a report of a tracker does', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    const rows = Array.from({ length: 30 }, (_, index) => {
      const day = new Date(Date.UTC(2025, 6, 1 + index * 4)).toISOString().slice(0, 10);
      // The order of the first ticket's changes is unclear, because they have the same time.
      const changes = [`In Progress,${day}T10:00:00Z`, `Done,${day}T1${index === 0 ? 0 : 4}:00:00Z`];
      return changes.map((change) => `A-${index},Story,${day}T09:00:00Z,${change}`).join('\n');
    });
    writeFileSync(file, ['id,type,created,status,at', ...rows].join('\n'));
    expect((await report(file)).stderr).toContain('\nIncomplete histories: 1 ticket: ');
  });

  it('names tickets that are left out by line', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    writeFileSync(file, `${wideTable(1)}\nT-99,Story,2025-07-02,,2025-06-30,`);
    expect((await report(file)).stderr).toContain('tickets.csv: Line 52: “T-99” is done before it was created.\n');
  });

  it('is refused with a list of problems by line, and with help for unknown statuses', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'tickets.csv');
    const head = 'id,type,created,status,at\nA-1,Story,2026-01-05T09:12:00Z';
    writeFileSync(file, `${head},Parked,2026-01-06\n`);
    expect(await report(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(`${file}:2: at: `) });
    writeFileSync(file, `${head},Parked,2026-01-06T09:12:00Z\n`);
    expect(await report(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('with --map FILE') });
    const map = join(folder, 'statuses.json');
    writeFileSync(map, '{ "Parked": "sideways" }');
    expect(await report(file, '--map', map)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('Parked') });
    writeFileSync(map, '{ "Parked": "new" }');
    expect((await report(file, '--map', map)).exitCode).toBe(4);
  });
});

it('for a problem in a JSON file, the command names the issue, because it cannot name a line', async () => {
  const file = join(emptyFolder(), 'issues.json');
  const status = { id: '12', name: 'Parked' };
  const fields = { created: '2026-01-05T09:00:00.000Z', status, issuetype: { id: '1', name: 'Story', subtask: false } };
  writeFileSync(file, JSON.stringify([{ id: '1', key: 'PAY-1', fields, changelog: { total: 0, histories: [] } }]));
  const unknown = `${file}: The status “Parked” of issue “PAY-1” is not known`;
  expect(await report(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(unknown) });
  writeFileSync(file, JSON.stringify([{ id: '1', key: 'PAY-1', fields }]));
  const incomplete = `${file}: Issue “PAY-1” has no changelog`;
  expect(await report(file)).toMatchObject({ exitCode: 2, stderr: expect.stringContaining(incomplete) });
});

describe('compare', () => {
  it('shows how results changed and which inputs differ', async () => {
    const sandbox = await startSandbox();
    const folder = emptyFolder();
    const [earlier, later] = [join(folder, 'a.json'), join(folder, 'b.json')];
    await runCli([...reportOf(sandbox), '--out', earlier]);
    await runCli([...reportOf(sandbox), '--time-zone', 'Asia/Tokyo', '--out', later]);
    const same = await runCli(['compare', earlier, earlier]);
    expect(same).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Inputs: no difference\n') });
    const moved = await runCli(['compare', earlier, later]);
    expect(moved.stdout).toContain('  Time zone: America/New_York → Asia/Tokyo\n');
    expect(moved.stdout).toContain('\nMeasured differently: the two results can’t be compared directly.\n');
    expect(same.stdout).not.toContain('compared');
    const { results, inputs } = JSON.parse((await runCli(['compare', earlier, later, '--json'])).stdout);
    expect(results).toHaveLength(5);
    const zone = { name: 'Time zone', before: 'America/New_York', after: 'Asia/Tokyo', reach: 'measurement' };
    expect(inputs).toContainEqual(zone);
    const nested = `${'['.repeat(30)}${']'.repeat(30)}`;
    writeFileSync(later, `{"more":${nested},${readFileSync(earlier, 'utf8').slice(1)}`);
    expect((await runCli(['compare', earlier, later])).exitCode).toBe(2);
    writeFileSync(later, readFileSync(earlier, 'utf8').slice(0, -20));
    expect((await runCli(['compare', earlier, later])).exitCode).toBe(2);
  });
});

describe('a report file that compare reads', () => {
  const source = { report: clearWin, jiraUrl: null, projectName: null, brand: defaultBrand, generatedAt: NOW };
  const text = dataFile('report-json', { ...source, economics: defaultEconomics })?.text ?? '';

  it.each([
    ['a byte order mark', Buffer.from(`\uFEFF${text}`)],
    ['the encoding UTF-16, as PowerShell writes it', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('may have %s', async (_, bytes) => {
    const file = join(emptyFolder(), 'report.json');
    writeFileSync(file, bytes);
    const ran = await runCli(['compare', file, file]);
    expect(ran).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Inputs: no difference\n') });
  });

  it('is refused with a sentence if it is damaged', async () => {
    const file = join(emptyFolder(), 'report.json');
    writeFileSync(file, text.replace('"spend": []', '"spend": [null]'));
    const ran = await runCli(['compare', file, file]);
    expect(ran).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('damaged') });
  });
});

it.skipIf(process.platform === 'win32')('every command refuses a pipe that nothing writes into', async () => {
  const folder = emptyFolder();
  const [pipe, tickets] = [join(folder, 'pipe'), join(folder, 'tickets.csv')];
  expect(spawnSync('mkfifo', [pipe]).status).toBe(0);
  writeFileSync(tickets, wideTable(1));
  const refused = { exitCode: 2, stdout: '', stderr: `${pipe} must be a regular file.\n` };
  expect(await runCli(['compare', pipe, pipe])).toEqual(refused);
  expect(await report(pipe)).toEqual(refused);
  expect(await report(tickets, '--map', pipe)).toEqual(refused);
  expect(await report(tickets, '--spend', pipe)).toEqual(refused);
});

it('placebo lists every tested date', async () => {
  const sandbox = await startSandbox();
  const { exitCode, stdout } = await runCli(['placebo', ...reportOf(sandbox).slice(1)]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/\d+ fake dates tested, \d+ false alarms?\./);
  expect(stdout.split('\n').length).toBeGreaterThan(10);
});

it('the command check prints its findings', async () => {
  const sandbox = await startSandbox();
  const { exitCode, stdout } = await runCli(['check', '--url', sandbox, '--project', 'AUR']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/^Jira Cloud at .* accepted the token.*\nFound project AUR \(Aurora Payments\)\.\n.*28 days/);
  const missing = await runCli(['check', '--url', sandbox, '--project', 'AURR']);
  expect(missing).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('AUR') });
});
