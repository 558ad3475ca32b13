import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';
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
  /** Also a step of `npm run check`, or a step of that alone: all of them take about a minute. */
  readonly isQuick?: true | 'only';
  /** Works with what the build leaves: it stands later in the list, and begins when that is over. */
  readonly needsBuild?: true;
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
  const env = TZ === UTC ? { TZ } : { TZ, VISUAL: 'off' };
  const step = vitest(`stories, ${TZ}`, ['--config', 'vitest.stories.config.ts'], env);
  return { ...step, onRequest: TZ !== UTC };
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
  needsBuild: true,
  report: { file: join(reports, 'browser.json'), read: readPlaywright },
};

const build: Step = { name: 'build', command: ['npm', 'run', '-s', 'build'] };

/** In the order in which they begin: the longest first, so that no core waits for the last one. */
const steps: readonly Step[] = [
  ...ZONES.map((TZ) => stories(TZ)),
  build,
  e2e,
  vitest(`unit and server, ${UTC}`, ['--project', 'unit', '--project', 'server', ...SHARED_MODULES], { TZ: UTC }),
  {
    ...vitest('licenses, stale files, project', ['--project', 'project', ...SHARED_MODULES], { TZ: UTC }),
    isQuick: true,
  },
  // What a new color or component is most likely to break. Among all unit tests otherwise.
  {
    ...vitest('contrast, every primitive', ['--project', 'unit', 'ui/src/theme', 'everyPrimitive'], { TZ: UTC }),
    isQuick: 'only',
  },
  { name: 'types', command: ['npm', 'run', '-s', 'types'], isQuick: true },
  // One process each, which loads every module once.
  ...otherZones.map((TZ) =>
    vitest(`local time, ${TZ}`, ['--project', 'unit', '--maxWorkers=1', ...ZONE_TESTS, ...SHARED_MODULES], { TZ }),
  ),
  { name: 'unused files, exports and dependencies', command: ['npx', 'knip', '--no-progress'], isQuick: true },
  { name: 'lint and dependencies', command: ['npm', 'run', '-s', 'lint'], isQuick: true },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'], isQuick: true },
  { name: 'sizes', command: ['npm', 'run', '-s', 'sizes'], isQuick: true, needsBuild: true },
];

interface Result {
  readonly step: Step;
  readonly counts: Counts;
  readonly seconds: number;
}

/** Runs a step and says what it counted. Its output is written in one piece when it is over. */
async function run(step: Step): Promise<Result> {
  const started = performance.now();
  const [program, ...args] = step.command;
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...step.env },
  });
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(String(chunk)));
  const isOk = await new Promise<boolean>((resolve) => void child.once('close', (code) => resolve(code === 0)));
  process.stdout.write(`\n── ${step.name}\n${output.join('')}`);
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

/**
 * Runs steps two at a time, each of which uses two cores at most. Where the one waits for a page, a picture or an answer,
 * the other works: two cores are idle for a quarter of the time beside any of the long ones alone.
 */
async function runAll(steps: readonly Step[]): Promise<readonly Result[]> {
  const waiting = [...steps];
  const results: Result[] = [];
  let built: Promise<Result> | undefined;
  const runEach = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      if (step.needsBuild === true) await built;
      const result = run(step);
      if (step === build) built = result;
      results.push(await result);
    }
  };
  await Promise.all([runEach(), runEach()]);
  return results.toSorted((one, other) => steps.indexOf(one.step) - steps.indexOf(other.step));
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const started = performance.now();
const results = await runAll(
  steps
    .filter(({ isQuick }) => (values.quick === true ? isQuick !== undefined : isQuick !== 'only'))
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
