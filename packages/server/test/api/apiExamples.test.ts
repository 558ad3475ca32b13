import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { CREDENTIALS, SAMPLE_PROJECTS } from '@roi-insight/jira-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, startSandbox, startServer } from '../support/harness.ts';

/** Runs the commands of docs/guides/api.md as they are on the page; only the ports are different. */
const root = join(import.meta.dirname, '../../../..');
const page = readFileSync(join(root, 'docs/guides/api.md'), 'utf8');
const blocksOf = (language: string) =>
  [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, code = '']) => (name === language ? [code] : []));

const [sampleCommand = '', reportCommand = '', comparisonCommand = ''] = blocksOf('sh');
const [example = ''] = blocksOf('ts');

/**
 * Replaces both addresses in one pass, because a server's port that begins with 4011 must not be mistaken for the
 * tracker's.
 */
const at = (code: string, server: string, tracker: string) =>
  code.replaceAll(/http:\/\/127\.0\.0\.1:401([01])/g, (_address, last) => (last === '0' ? server : tracker));

interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program. Rejects if the program is missing, but not because of its exit code. */
async function run(program: string, args: readonly string[]): Promise<Ran> {
  const options = { cwd: root, maxBuffer: 100_000_000 };
  try {
    return { code: 0, ...(await promisify(execFile)(program, args, options)) };
  } catch (cause) {
    const { code, stdout, stderr }: { code?: unknown; stdout?: unknown; stderr?: unknown } = Object(cause);
    if (typeof code !== 'number') throw cause;
    return { code, stdout: String(stdout), stderr: String(stderr) };
  }
}

/** Runs a command of the page in the shell, and parses its output. */
async function shell(command: string): Promise<unknown> {
  const { code, stdout, stderr } = await run('sh', ['-c', command]);
  // The code 127 means that the shell does not find curl, which every image with git has.
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return JSON.parse(stdout);
}

describe('the commands of docs/guides/api.md', () => {
  it('are exactly three', () => expect(blocksOf('sh')).toHaveLength(3));

  it('get access to the sample tracker', async () => {
    const { address } = await startApp({ SAMPLE_TRACKER_URL: 'http://127.0.0.1:4011' });
    const { email, token } = CREDENTIALS;
    const access = { jira_url: 'http://127.0.0.1:4011', email, api_token: token };
    expect(await shell(sampleCommand.replaceAll('http://127.0.0.1:4010', address))).toMatchObject(access);
  });

  it('get a report', async () => {
    const [{ address }, tracker] = [await startApp(), await startSandbox()];
    const report = { success: true, provenance: { project: { key: 'AUR' } } };
    expect(await shell(at(reportCommand, address, tracker))).toMatchObject(report);
  });

  it('get a comparison', async () => {
    const projects = SAMPLE_PROJECTS.filter(({ name }) => comparisonCommand.includes(`"${name}"`));
    const [{ address }, tracker] = [await startApp(), await startSandbox({ projects })];
    const names = projects.map(({ name }) => name).filter((name) => name !== 'Meridian Checkout');
    expect(names).toHaveLength(4);
    expect(await shell(at(comparisonCommand, address, tracker))).toMatchObject({
      comparison: { teams: expect.arrayContaining(names.map((name) => expect.objectContaining({ name }))) },
    });
  });
});

/** A project like that of a reader of the guide, with the types of Node and nothing from this repository. */
const folder = mkdtempSync(join(tmpdir(), 'roi-insight-'));
writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
afterAll(() => rmSync(folder, { recursive: true }));

const FLAGS = '--strict --erasableSyntaxOnly --target es2022 --module nodenext --types node --ignoreConfig';

/** Compiles a program to JavaScript in strict mode. Returns the errors that the compiler finds. */
async function compile(code: string, name: string): Promise<string> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, code);
  const types = ['--typeRoots', join(root, 'node_modules/@types')];
  const args = ['node_modules/typescript/bin/tsc', ...FLAGS.split(' '), ...types, file];
  const { stdout, stderr } = await run(process.execPath, args);
  return stdout + stderr;
}

describe('the TypeScript of docs/guides/api.md', () => {
  let found = 'not compiled';
  beforeAll(async () => {
    found = await compile(example, 'example');
  });

  /** Replaces one text in the program, and runs it with these addresses. */
  function runAt(server: string, tracker: string, text = '', other = ''): Promise<Ran> {
    const file = join(folder, 'changed.js');
    writeFileSync(file, at(readFileSync(join(folder, 'example.js'), 'utf8'), server, tracker).replace(text, other));
    return run(process.execPath, [file]);
  }

  it('compiles in strict mode', async () => {
    expect(found).toBe('');
    expect(await compile(example.replace('line.code', 'line.kode'), 'wrong')).toContain("'kode' does not exist");
  });

  it('shows progress, then the result', async () => {
    const { address } = await startApp();
    const { code, stdout, stderr } = await runAt(address, await startSandbox());
    expect({ code, stdout }).toEqual({ code: 0, stdout: expect.stringMatching(/^faster: \d.*% less time per ticket/) });
    expect(stderr).toMatch(/^connecting 0\n(listing .*\n)+(reading \d+ of \d+\n)+\w+ 0.*\n$/);
  });

  it('shows that there is too little data', async () => {
    const { address } = await startApp();
    const { stdout } = await runAt(address, await startSandbox(), "'AUR'", "'DEL'");
    expect(stdout).toBe('Too little data for a verdict.\n');
  });

  it.each([
    ['at the end of the stream', "'AUR'", "'nowhere'", /^project-not-found: .+$/m],
    ['before the stream', "'demo@example.com'", "'demo'", /^invalid-request: .*email.*\n$/],
  ])('shows why a request was refused: %s', async (_when, text, other, message) => {
    const { address } = await startApp();
    const ran = await runAt(address, await startSandbox(), text, other);
    expect(ran).toEqual({ code: 1, stdout: '', stderr: expect.stringMatching(message) });
  });

  it('shows when the request can be sent again', async () => {
    const { address, analyze } = await startApp({ RATE_LIMIT_MAX: '1' });
    await analyze({});
    const { stderr } = await runAt(address, '');
    expect(stderr).toMatch(/^rate-limited: .* Try again in \d+ s\.\n$/);
  });

  it.each([
    ['is cut off', 'application/x-ndjson', 'The connection ended before the report.'],
    ['is an HTML page', 'text/html', 'Status 200, no JSON'],
  ])('reports an unusable response, which %s', async (_how, type, message) => {
    const line = '{"progress":{"stage":"connecting","done":0,"total":null}}\n';
    const { address } = await startServer((_request, response) => {
      response.writeHead(200, { 'content-type': type }).end(line);
    });
    const { code, stderr } = await runAt(address, '');
    expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining(message) });
  });
});
