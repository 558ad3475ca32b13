import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { EXIT } from '../src/exitCodes.ts';
import { drawn, drawnBefore, PROJECTS, READ, write } from './pilot.ts';
import { emptyFolder, runCli } from './runCli.ts';

describe('plan report', () => {
  const report = (url: string, file: string, ...options: readonly string[]) =>
    ['plan', 'report', '--plan', file, '--url', url, ...options] as const;

  it('has no verdict before the day on which the plan is read', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file } = await drawnBefore(sandbox);
    const now = () => new Date('2025-11-03T12:00:00Z');
    const { exitCode, stdout } = await runCli(report(sandbox, file), { now });
    expect(exitCode).toBe(EXIT.tooLittleData);
    expect(stdout).toMatch(/^This plan is read on Dec 15, 2025\. /);
    expect(stdout).toContain('Weeks closed: 7 of 13');
    expect(stdout).not.toMatch(/range|Grade|took/);
    const page = join(emptyFolder(), 'report.html');
    const refused = await runCli(report(sandbox, file, '--out', page), { now });
    expect(refused).toEqual({ exitCode: 2, stdout: '', stderr: expect.stringContaining('Before its day of reading') });
    expect(existsSync(page)).toBe(false);
  });

  it('after the day on which the plan is read, has the effect, the grade and the deviations from the plan', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file, plan } = await drawn(sandbox);
    const folder = emptyFolder();
    const out = join(folder, 'report.json');
    const outs = ['json', 'html', 'md', 'csv'].flatMap((format) => ['--out', join(folder, `report.${format}`)]);
    const { exitCode, stdout, stderr } = await runCli(report(sandbox, file, ...outs), { now: READ });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toMatch(/\d+ of 360 orders would look like this by chance\./);
    expect(stdout).toMatch(/^Grade A: /m);
    expect(stdout).toMatch(/^As planned\.$/m);
    const [page, markdown, csv] = ['html', 'md', 'csv'].map((format) =>
      readFileSync(join(folder, `report.${format}`), 'utf8'),
    );
    expect(page).toContain('orders would look like this by chance');
    expect(markdown).toMatch(/^\*\*\d+ of 360 orders would look like this by chance\.\*\*$/m);
    expect(csv).toContain(plan.hash);
    const json = JSON.parse(readFileSync(out, 'utf8'));
    expect(json).toMatchObject({
      plan: { hash: plan.hash },
      reading: { teams: expect.any(Array) },
      registered: { kind: 'found', key: 'PMO-1' },
      result: { kind: 'read', possible: 360, compared: 360 },
    });
  });

  it('lists each deviation from the plan', async () => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file, plan } = await drawn(sandbox);
    const [first] = plan.order;
    const late = report(sandbox, file, '--starts', `${first?.key}=2025-09-29`);
    expect((await runCli(late, { now: READ })).stdout).toContain('2 weeks later than planned');
    const text = readFileSync(file, 'utf8');
    const changed = join(emptyFolder(), 'plan.json');
    writeFileSync(changed, text.replace('"ramp_weeks": 6', '"ramp_weeks": 5'));
    const { stdout } = await runCli(report(sandbox, changed), { now: READ });
    expect(stdout).toContain('changed after its code was made');
    expect(stdout).not.toContain('Because of the rollout');
    expect(stdout).toMatch(/^Grade C: /m);
  });

  it('says that plans with coins are not supported anymore', async () => {
    const file = join(emptyFolder(), 'coin.json');
    writeFileSync(file, '{ "kind": "roi-insight-coin", "version": 1 }');
    expect(await runCli(report('http://127.0.0.1:1', file))).toEqual({
      exitCode: EXIT.wrongInput,
      stdout: '',
      stderr: expect.stringContaining('coin.json: Plans with a coin for each ticket are no longer supported; plan'),
    });
  });

  it('is named in the error for the earlier option report --plan', async () => {
    const stderr = 'This command is now roi-insight plan report. See roi-insight plan report --help.\n';
    const args = ['report', '--plan', 'plan.json', '--url', 'https://example.com'];
    expect(await runCli(args)).toEqual({ exitCode: 2, stdout: '', stderr });
  });

  it.each([
    ['is missing', async () => undefined, 'was not found'],
    ['contains another text', (sandbox: string) => write(sandbox, 'PMO-1', 'nothing'), 'does not contain its code'],
  ] as const)('says that the issue with the code %s', async (_, prepare, message) => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file } = await drawnBefore(sandbox);
    const other = await startSandbox({ projects: PROJECTS });
    await prepare(other);
    const { stdout, exitCode } = await runCli(report(other, file), { now: READ });
    expect(exitCode).toBe(0);
    expect(stdout).toContain(message);
  });

  it.each([
    ['a file that is not a plan', (file: string) => writeFileSync(file, '{}'), [], "can't be used as a plan"],
    [
      'a start of a team that is not in the plan',
      null,
      ['--starts', 'XYZ=2025-09-29'],
      'keys of the teams of the plan',
    ],
    ['a start that is not a date', null, ['--starts', 'KEP=soon'], '--starts must be a team and the day'],
    ['an adoption date', null, ['--adopted', '2025-09-15'], "plan report doesn't accept --adopted"],
  ] as const)('refuses %s with exit code 2', async (_, spoil, options, message) => {
    const sandbox = await startSandbox({ projects: PROJECTS });
    const { file } = await drawnBefore(sandbox);
    spoil?.(file);
    const { exitCode, stderr } = await runCli(report(sandbox, file, ...options), { now: READ });
    expect({ exitCode, stderr }).toEqual({ exitCode: 2, stderr: expect.stringContaining(message) });
  });
});
