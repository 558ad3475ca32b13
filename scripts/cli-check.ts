import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSandbox, CREDENTIALS } from '@roi-insight/jira-sandbox';
import { buildApp, readConfig } from '@roi-insight/server';
import { wideTable } from '../packages/cli/test/wideTable.ts';
import { type PdfFile, readPdf } from '../tests/e2e/support/pdfFile.ts';
import { buildCli, CLI_FOLDER } from './buildCli.ts';
import { findBrowser } from './chromium.ts';

/**
 * Packs the command, installs it into an empty folder without a network, and runs it there. On both kinds of Jira, its
 * JSON must equal the API's JSON. It also reads files of tickets.
 */
const folder = mkdtempSync(join(tmpdir(), 'roi-insight-'));

const ENV = { ROI_JIRA_TOKEN: CREDENTIALS.token, ROI_JIRA_EMAIL: CREDENTIALS.email };

interface Ran {
  readonly exitCode: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

function run(args: readonly string[]): Promise<Ran> {
  const child = spawn(join(folder, 'node_modules/.bin/roi-insight'), args, {
    cwd: folder,
    env: { ...process.env, ...ENV, ROI_BROWSER: findBrowser().executablePath },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => void (written.stdout += String(chunk)));
  child.stderr.on('data', (chunk) => void (written.stderr += String(chunk)));
  return new Promise((resolve) => void child.once('close', (exitCode) => resolve({ exitCode, ...written })));
}

function npm(args: readonly string[], cwd: string): void {
  const { status, stderr } = spawnSync('npm', args, { cwd, encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}

async function install(): Promise<void> {
  await buildCli();
  npm(['pack', CLI_FOLDER, '--silent'], folder);
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  npm(['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], folder);
  assert.deepEqual(
    readdirSync(join(folder, 'node_modules')).filter((name) => !name.startsWith('.')),
    ['roi-insight'],
  );
}

/** Removes the only difference between two reports of a tracker, the time of reading. */
const withoutMoment = (json: string) => json.replace(/"fetched_at":"[^"]*"/, '"fetched_at":""');

async function checkTracker(mode: 'cloud' | 'data-center'): Promise<void> {
  const sandbox = buildSandbox({ mode });
  const config = readConfig({
    JIRA_ALLOWED_HOSTS: '127.0.0.1',
    LOG_LEVEL: 'silent',
    STATIC_DIR: '/no/such/folder',
    // The build ran in this process, and the server would take the delay for overload.
    MAX_EVENT_LOOP_DELAY_MS: '0',
    MAX_RSS_MB: '0',
  });
  assert(config.ok);
  const app = await buildApp(config.value);
  try {
    const url = await sandbox.listen({ port: 0, host: '127.0.0.1' });
    const source = ['--url', url, '--project', 'AUR', '--adopted', '2025-08-25'];
    const files = ['json', 'html', 'csv', 'pdf'].map((extension) => `${mode}.${extension}`);
    const ran = await run(['report', ...source, ...files.flatMap((name) => ['--out', name])]);
    assert.equal(ran.exitCode, 0, ran.stderr);
    // Compares figures, because the sentences have tests of their own.
    assert.match(ran.stdout, /^Aurora Payments \(AUR\), .* \d+% .*\n.*95%.*\n/);
    const body = JSON.stringify({
      jira_url: url,
      email: CREDENTIALS.email,
      api_token: CREDENTIALS.token,
      project_name: 'AUR',
      claude_adoption_date: '2025-08-25',
    });
    const api = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api/fetch-jira`;
    const headers = { 'content-type': 'application/json' };
    const answer = await (await fetch(api, { method: 'POST', headers, body })).text();
    const texts = files.map((name) => readFileSync(join(folder, name), 'utf8'));
    await checkPdf(`${mode}.pdf`);
    assert(withoutMoment(texts[0] ?? '') === withoutMoment(answer), `${mode}: the JSON is not the API's`);
    assert.match(texts[1] ?? '', /^<!doctype html>/i);
    assert.deepEqual(
      texts.filter((text) => text.includes(CREDENTIALS.token)),
      [],
    );
    const compared = await run(['compare', `${mode}.json`, `${mode}.html`]);
    assert.match(compared.stdout, /Inputs: no difference/);
  } finally {
    await Promise.all([sandbox.close(), app.close()]);
  }
}

/** Applies the PDF checks of the app: valid syntax, embedded fonts, tags, charts. */
async function checkPdf(name: string): Promise<PdfFile> {
  const pdf = await readPdf(join(folder, name));
  assert(pdf.tagged);
  assert.match(pdf.structure, /Figure/);
  assert(pdf.fonts.length > 0);
  assert.deepEqual(
    pdf.fonts.filter(({ encoding, embedded }) => encoding !== 'Identity-H' || !embedded),
    [],
  );
  return pdf;
}

async function checkFile(): Promise<void> {
  // The file is named after the project, whose letters need a font that only the tarball contains.
  writeFileSync(join(folder, '東京プロジェクト.csv'), wideTable(12));
  const files = ['wide.json', 'wide.html', 'wide.pdf'];
  const source = ['--tickets', '東京プロジェクト.csv', '--adopted', '2025-08-25', '--time-zone', 'UTC'];
  const costs = ['--seats', '12', '--engineer-cost', '180000'];
  const ran = await run(['report', ...source, ...costs, ...files.flatMap((name) => ['--out', name])]);
  assert.equal(ran.exitCode, 0, ran.stderr);
  assert.match(ran.stdout, /^東京プロジェクト, .* \d+% .*\n.*95%.*\n/);
  assert.match(readFileSync(join(folder, 'wide.json'), 'utf8'), /"tracker":"file"/);
  // The JSON contains the default costs, and the page contains the given ones.
  const { stdout } = await run(['compare', 'wide.json', 'wide.html']);
  assert.match(stdout, /  Seats: 25 → 12\n/);
  assert.match(stdout, /  Annual engineer cost: \$100,000 → \$180,000\n/);
  const pdf = await checkPdf('wide.pdf');
  assert(pdf.fonts.some(({ name }) => name.includes('Noto Sans JP')));
  assert.match(pdf.text, /東京プロジェクト/);
  writeFileSync(
    join(folder, 'tickets.csv'),
    'id,type,created,status,at\nA-1,Story,2026-01-05T09:12:00Z,Odd,01/02/2026\n',
  );
  const refused = await run(['report', '--tickets', 'tickets.csv', '--adopted', '2026-01-05']);
  assert.equal(refused.exitCode, 2);
  assert.match(refused.stderr, /^tickets\.csv:2: /);
}

try {
  await install();
  await checkTracker('cloud');
  await checkTracker('data-center');
  await checkFile();
  process.stdout.write('The tarball installs and reports.\n');
} finally {
  rmSync(folder, { recursive: true });
}
