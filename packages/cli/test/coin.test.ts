import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CoinPlan, readCoinPlanText, readCoinSecretText } from '@roi-insight/contracts';
import { coinHash, coinOf, secretHash } from '@roi-insight/roi-math';
import { describe, expect, it } from 'vitest';
import { startSandbox } from '../../server/test/support/harness.ts';
import { EXIT } from '../src/exitCodes.ts';
import { emptyFolder, runCli } from './runCli.ts';

/** Two weeks before the first ticket with a coin. */
const PLANNED = () => new Date('2025-09-01T12:00:00Z');
const START = '2025-09-15';

function planOf(text: string): CoinPlan {
  const read = readCoinPlanText(text);
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** A plan of 8 weeks for the sandbox's small project, as files. */
async function made(sandbox: string) {
  const folder = emptyFolder();
  const [file, secretFile] = [join(folder, 'coin.json'), join(folder, 'secret.json')];
  const args = ['plan', '--coin', '--url', sandbox, '--project', 'AUR', '--start', START, '--weeks', '8'];
  const ran = await runCli([...args, '--out', file, '--secret-file', secretFile], { now: PLANNED });
  return { folder, file, secretFile, ran, args };
}

const reportOf = (sandbox: string, file: string, secretFile: string, ...options: readonly string[]) =>
  ['report', '--plan', file, '--secret-file', secretFile, '--url', sandbox].concat(options);

describe('plan --coin', () => {
  it('writes the plan and its secret, and prints what it can find', async () => {
    const { ran, file, secretFile } = await made(await startSandbox());
    expect(ran).toMatchObject({ exitCode: 0, stderr: '' });
    const plan = planOf(readFileSync(file, 'utf8'));
    expect(plan.hash).toBe(coinHash(plan.terms));
    expect(plan.terms).toMatchObject({ start: START, weeks: 8, project: { key: 'AUR' }, smallestSaving: 0.2 });
    const secret = readCoinSecretText(readFileSync(secretFile, 'utf8'));
    if (!secret.ok) throw new Error(secret.error.message);
    expect(secret.value.plan).toBe(plan.hash);
    expect(secretHash(secret.value.secret)).toBe(plan.terms.secretHash);
    expect(readFileSync(file, 'utf8')).not.toContain(secret.value.secret);
    expect(ran.stdout).not.toContain(secret.value.secret);
    expect(ran.stdout).toContain('For 8 weeks from Sep 15, 2025, a coin decides for each ticket of');
    expect(ran.stdout).toMatch(/^8 weeks +\d+% ± \d/m);
    expect(ran.stdout).toContain('roi-plan: ');
  });

  it('prints the coins of keys without a connection', async () => {
    const { file, secretFile, folder } = await made(await startSandbox());
    const keys = join(folder, 'keys.txt');
    writeFileSync(keys, 'AUR-1 Login\naur-2, AUR-1');
    const args = ['plan', '--coin-file', file, '--secret-file', secretFile, '--keys', keys];
    const { exitCode, stdout } = await runCli(args, { env: {} });
    const read = readCoinSecretText(readFileSync(secretFile, 'utf8'));
    const wordOf = (key: string) => `${key}\tAssistant: ${read.ok ? coinOf(read.value.secret, key) : ''}\n`;
    expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: wordOf('AUR-1') + wordOf('AUR-2') });
    const json = await runCli([...args, '--json'], { env: {} });
    expect(JSON.parse(json.stdout)).toHaveLength(2);
  });

  it('adds an issue as the witness', async () => {
    const sandbox = await startSandbox();
    const { file, secretFile, folder } = await made(sandbox);
    const { hash } = planOf(readFileSync(file, 'utf8'));
    await fetch(`${sandbox}/__sandbox/issues`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key: 'AUR-90001', created: '2025-09-02T10:00:00Z', description: `roi-plan: ${hash}` }),
    });
    const out = join(folder, 'witnessed.json');
    const args = ['plan', '--coin-file', file, '--register', 'AUR-90001', '--url', sandbox, '--out', out];
    expect(await runCli(args, { now: PLANNED })).toMatchObject({ exitCode: 0, stderr: '' });
    const plan = planOf(readFileSync(out, 'utf8'));
    expect(plan).toMatchObject({ hash, registration: { kind: 'issue', key: 'AUR-90001' } });
    const { stdout } = await runCli(reportOf(sandbox, out, secretFile));
    expect(stdout).toMatch(/\nAs planned\.\n$/);
  });

  it.each([
    [['--start', '2025-09-16'], '--start must be a Monday'],
    [['--start', '2025-09-01'], '--start must be at least 7 days ahead'],
    [['--weeks', '7'], '--weeks must be a whole number from 8 to 52'],
    [['--team', 'AUR'], '--team is for several teams'],
    [['--coin-file', 'coin.json'], "can't be combined with --coin-file"],
  ])('refuses %j', async (options, message) => {
    const args = [
      'plan',
      '--coin',
      '--url',
      'http://127.0.0.1:1',
      '--project',
      'AUR',
      '--start',
      START,
      '--out',
      'c.json',
    ];
    const ran = await runCli([...args, '--secret-file', 's.json', ...options], { now: PLANNED });
    expect(ran.exitCode).toBe(EXIT.wrongInput);
    expect(ran.stderr).toContain(message);
  });

  it('needs a place for the secret, and a coin for its options', async () => {
    const args = ['plan', '--coin', '--url', 'http://127.0.0.1:1', '--project', 'AUR', '--start', START];
    expect((await runCli([...args, '--out', 'c.json'])).stderr).toContain('Missing --secret-file');
    expect((await runCli(['plan', '--keys', 'keys.txt'])).stderr).toContain('--keys requires --coin');
  });
});

describe('report --plan with a coin plan', () => {
  it('has a verdict on the day of reading, and the same one later', async () => {
    const sandbox = await startSandbox();
    const { file, secretFile, folder } = await made(sandbox);
    const out = join(folder, 'report.json');
    const first = await runCli(reportOf(sandbox, file, secretFile, '--out', out));
    expect(first).toMatchObject({ exitCode: 0, stderr: '' });
    expect(first.stdout).toMatch(
      /^(Because the assistant was allowed, tickets took|No detectable difference).* of 5,000 draws of coins/,
    );
    expect(first.stdout).toContain('No Jira issue shows when this plan was made.');
    const { result } = JSON.parse(readFileSync(out, 'utf8'));
    const later = await runCli(reportOf(sandbox, file, secretFile, '--json'), {
      now: () => new Date('2026-02-20T12:00:00Z'),
    });
    expect(JSON.parse(later.stdout)).toMatchObject({ result });
  });

  it('has none before', async () => {
    const sandbox = await startSandbox();
    const { file, secretFile } = await made(sandbox);
    const { exitCode, stdout } = await runCli(reportOf(sandbox, file, secretFile), {
      now: () => new Date('2025-10-20T12:00:00Z'),
    });
    expect(exitCode).toBe(EXIT.tooLittleData);
    expect(stdout).toMatch(/^This plan is read on \w+ \d+, 2025\. Until then there is no result\./);
    expect(stdout).not.toMatch(/less time|more time|range/);
  });

  it('refuses the secret of another plan, and a plan that was changed', async () => {
    const sandbox = await startSandbox();
    const [one, other] = [await made(sandbox), await made(sandbox)];
    const wrong = await runCli(reportOf(sandbox, one.file, other.secretFile));
    expect(wrong).toMatchObject({ exitCode: EXIT.wrongInput, stdout: '' });
    expect(wrong.stderr).toContain('This secret does not belong to this plan.');
    const changed = join(one.folder, 'changed.json');
    writeFileSync(changed, readFileSync(one.file, 'utf8').replace('"smallest_saving":0.2', '"smallest_saving":0.1'));
    expect((await runCli(reportOf(sandbox, changed, one.secretFile))).stderr).toContain('The plan was changed');
    expect((await runCli(reportOf(sandbox, one.file, one.secretFile, '--seats', '5'))).stderr).toContain(
      "--seats can't be combined with a coin plan.",
    );
  });
});
