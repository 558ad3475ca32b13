import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseJson, parseReport } from '@roi-insight/contracts';
import { startSandbox } from '../../server/test/harness.ts';
import { emptyFolder, reportOf, runCli } from './runCli.ts';

/** Tickets of the wide form: a faster team after the adoption on 2025-08-25, `perWeek` a week. */
function wideTable(perWeek: number, done = 'done'): string {
  const first = Date.UTC(2024, 10, 25, 9);
  const rows = Array.from({ length: 50 * perWeek }, (_, index) => {
    const week = Math.floor(index / perWeek);
    const start = first + week * 7 * 86_400_000 + (index % 4) * 86_400_000;
    const hours = (week < 39 ? 5 : 3) + (index % perWeek) * 0.15 + (week % 3) * 0.2;
    const time = (ms: number) => new Date(ms).toISOString();
    return `T-${index},Story,${time(start - 86_400_000)},${time(start)},${time(start + hours * 3_600_000)},`;
  });
  return [`id,type,created,started,${done},resolution`, ...rows].join('\n');
}

const report = (file: string, ...options: readonly string[]) =>
  runCli(['report', '--tickets', file, '--adopted', '2025-08-25', '--time-zone', 'UTC', ...options], { env: {} });

describe('a report of a file', () => {
  it('needs no token and no network', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    writeFileSync(file, wideTable(12));
    const { exitCode, stdout, stderr } = await report(file, '--json');
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    const read = parseJson(stdout, parseReport);
    expect(read.ok && read.value.provenance).toMatchObject({ tracker: 'file', host: 'tickets.csv' });
  });

  it('ends with 4 with too little data', async () => {
    const file = join(emptyFolder(), 'tickets.csv');
    writeFileSync(file, wideTable(1).split('\n').slice(0, 45).join('\n'));
    expect((await report(file)).exitCode).toBe(4);
  });

  it('names what is wrong with its lines, and what to do about unknown statuses', async () => {
    const folder = emptyFolder();
    const file = join(folder, 'tickets.csv');
    const head = 'id,type,created,status,at\nA-1,Story,2026-01-05T09:12:00Z';
    writeFileSync(file, `${head},Parked,01/02/2026\n`);
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

describe('compare', () => {
  it('says how results moved and which inputs differ', async () => {
    const sandbox = await startSandbox();
    const folder = emptyFolder();
    const [earlier, later] = [join(folder, 'a.json'), join(folder, 'b.json')];
    await runCli([...reportOf(sandbox), '--out', earlier]);
    await runCli([...reportOf(sandbox), '--time-zone', 'Asia/Tokyo', '--out', later]);
    const same = await runCli(['compare', earlier, earlier]);
    expect(same).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('Inputs: no difference\n') });
    const moved = await runCli(['compare', earlier, later]);
    expect(moved.stdout).toContain('  Time zone: America/New_York → Asia/Tokyo\n');
    const { results, inputs } = JSON.parse((await runCli(['compare', earlier, later, '--json'])).stdout);
    expect(results).toHaveLength(4);
    expect(inputs).toContainEqual({ name: 'Time zone', before: 'America/New_York', after: 'Asia/Tokyo' });
    writeFileSync(later, readFileSync(later, 'utf8').slice(0, -20));
    expect((await runCli(['compare', earlier, later])).exitCode).toBe(2);
  });
});

it('placebo lists every date that was tried', async () => {
  const sandbox = await startSandbox();
  const { exitCode, stdout } = await runCli(['placebo', ...reportOf(sandbox).slice(1)]);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/Tried at \d+ earlier dates/);
  expect(stdout.split('\n').length).toBeGreaterThan(10);
});

it('check says what it found', async () => {
  const sandbox = await startSandbox();
  const { exitCode, stdout } = await runCli(['check', '--url', sandbox, '--project', 'AUR']);
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(
    /^Jira Cloud at .* accepts the credential.*\nProject AUR \(Aurora Payments\) was found\.\n.*28 days/,
  );
  const missing = await runCli(['check', '--url', sandbox, '--project', 'AURR']);
  expect(missing).toMatchObject({ exitCode: 2, stderr: expect.stringContaining('AUR') });
});
