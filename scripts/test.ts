import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';
import { ensureChromium } from './chromium.ts';
import { ZONE_TESTS, ZONES } from './zones.ts';

/** What a step counted. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Names of the tests that failed, as far as the runner names them. */
  readonly failures?: readonly string[];
}

/** One line of `npm test`. */
interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Also a step of `npm run check`: all of them take less than a minute. */
  readonly isQuick?: true;
  /**
   * `alone`: uses all cores, but for a part while it waits for pages and pictures. `aside`: has no limits of time, so
   * that it can run at low priority in that part. Other steps run two at a time, because they partly wait or use a
   * single core.
   */
  readonly runs?: 'alone' | 'aside';
  /** Runs only when it is asked for by name: what everyday changes hardly break and what takes minutes. */
  readonly onRequest?: boolean;
  /** Where the step's runner leaves its JSON; without it the step counts as one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
}

const root = join(import.meta.dirname, '..');
const reports = join(root, 'reports/test');
const [UTC, ...otherZones] = ZONES;

const { values, positionals: only } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });

/** Modules as Node runs them: the steps share what the first made. Every run begins without any. */
const SHARED_MODULES = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(reports, 'modules')}`];

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Step {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    command: ['npx', 'vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    env,
    report: { file, read: readVitest },
  };
}

/** Every story in a browser. Its pictures were taken in UTC. */
function stories(TZ: (typeof ZONES)[number]): Step {
  const env = TZ === UTC ? { TZ, VISUAL: process.env.VISUAL ?? 'optional' } : { TZ, VISUAL: 'off' };
  const step = vitest(`stories, ${TZ}`, ['--config', 'vitest.stories.config.ts'], env);
  return { ...step, runs: 'alone', onRequest: TZ !== UTC };
}

function readVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, success, testResults }: JsonTestResults = JSON.parse(text);
  const failures = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    const file = relative(root, name);
    if (tests.length === 0) return status === 'failed' ? [file] : [];
    return tests.map((test) => `${file}: ${test}`);
  });
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests), failures };
}

function readPlaywright(text: string): Counts {
  const { stats, suites }: JSONReport = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresIn) };
}

function failuresIn({ specs, suites = [] }: JSONReportSuite): readonly string[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failuresIn)];
}

const e2e: Step = {
  name: 'browser',
  command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  runs: 'alone',
  report: { file: join(reports, 'browser.json'), read: readPlaywright },
};

const steps: readonly Step[] = [
  // The longest first: what is shorter runs beside it.
  vitest(`unit and server, ${UTC}`, ['--project', 'unit', '--project', 'server', ...SHARED_MODULES], { TZ: UTC }),
  {
    ...vitest('licenses, stale files, project', ['--project', 'project', ...SHARED_MODULES], { TZ: UTC }),
    isQuick: true,
  },
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  // One process each, which loads every module once: two zones run at a time.
  ...otherZones.map((TZ) =>
    vitest(`local time, ${TZ}`, ['--project', 'unit', '--maxWorkers=1', ...ZONE_TESTS, ...SHARED_MODULES], { TZ }),
  ),
  { name: 'types', command: ['npm', 'run', '-s', 'types'], isQuick: true, runs: 'aside' },
  { name: 'lint and dependencies', command: ['npm', 'run', '-s', 'lint'], isQuick: true, runs: 'aside' },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'], isQuick: true, runs: 'aside' },
  {
    name: 'unused files, exports and dependencies',
    command: ['npx', 'knip', '--no-progress'],
    isQuick: true,
    runs: 'aside',
  },
  // Alone: it weighs what the build has left.
  { name: 'sizes', command: ['npm', 'run', '-s', 'sizes'], isQuick: true, runs: 'alone' },
  ...ZONES.map((TZ) => stories(TZ)),
  e2e,
];

interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}

/** Runs a step and says what it counted. Its output goes straight through when it runs alone, else in one piece. */
async function run(step: Step): Promise<Result> {
  const started = performance.now();
  const [program, ...args] = step.command;
  const isAlone = step.runs === 'alone';
  if (isAlone) process.stdout.write(`\n── ${step.name}\n`);
  const stdio = isAlone ? 'inherit' : 'pipe';
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', stdio, stdio],
    env: { ...process.env, ...step.env },
  });
  const isGentle = step.runs === 'aside' && values.quick !== true;
  if (isGentle && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => output.push(String(chunk)));
  const isOk = await new Promise<boolean>((resolve) => void child.once('close', (code) => resolve(code === 0)));
  if (!isAlone) process.stdout.write(`\n── ${step.name}\n${output.join('')}`);
  return { step, counts: count(step, isOk), seconds: (performance.now() - started) / 1000 };
}

function count({ name, report }: Step, isOk: boolean): Counts {
  if (report === undefined) return isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = report.read(readFileSync(report.file, 'utf8'));
    return { ...counts, failed: isOk ? counts.failed : Math.max(1, counts.failed) };
  } catch (cause) {
    process.stderr.write(`${name} left no report: ${String(cause)}\n`);
    return { passed: 0, failed: 1 };
  }
}

/** Runs steps two at a time, then those that run alone; what runs aside begins as soon as no other step waits. */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const results: Result[] = [];
  const runEach = async (waiting: Step[]): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await run(step));
  };
  const inPairs = steps.filter(({ runs }) => runs === undefined);
  const alone = steps.filter(({ runs }) => runs === 'alone');
  const aside = steps.filter(({ runs }) => runs === 'aside');
  const pair = [runEach(inPairs), runEach(inPairs)];
  const rest = async (): Promise<void> => {
    await Promise.all(pair);
    await runEach(alone);
    await runEach(aside);
  };
  await Promise.all([Promise.race(pair).then(() => runEach(aside)), rest()]);
  return results.toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
if (values.quick !== true) process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE = ensureChromium();
const started = performance.now();
const results = await runAll(
  steps
    .filter((step) => values.quick !== true || step.isQuick)
    .filter((step) => (only.length === 0 ? step.onRequest !== true : only.some((word) => step.name.includes(word)))),
);
const minutes = (performance.now() - started) / 60_000;

process.stdout.write('\n');
for (const { step, counts, seconds } of results) {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  process.stdout.write(
    `${verdict} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)\n`,
  );
}
process.stdout.write(`All steps together: ${minutes.toFixed(1)} min\n`);
const failures = results.flatMap(({ counts }) => counts.failures ?? []);
// Last, where a log that was cut still has it.
if (failures.length > 0) process.stdout.write(`\nFailed:\n${failures.map((name) => `  ${name}\n`).join('')}`);
const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
