import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';

/** What a step counted. */
interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** One line of `npm test`. */
interface Step {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Also a step of `npm run check`: all of them take less than a minute. */
  readonly isQuick?: true;
  /** Runs only when it is asked for by name: what everyday changes hardly break and what takes minutes. */
  readonly onRequest?: boolean;
  /** Where the step's runner leaves its JSON; without it the step counts as one check. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Counts };
}

const root = join(import.meta.dirname, '..');
const reports = join(root, 'reports/test');
const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

function vitest(name: string, args: readonly string[], env: Readonly<Record<string, string>>): Step {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    command: ['npx', 'vitest', 'run', ...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${file}`],
    env,
    report: { file, read: readVitest },
  };
}

function stories(TZ: (typeof ZONES)[number]): Step {
  // Pictures have a command of their own, `npm run test:stories`: they belong to one browser build.
  const step = vitest(`stories, ${TZ}`, ['--config', 'vitest.stories.config.ts'], { TZ, VISUAL: 'off' });
  return { ...step, onRequest: TZ !== 'UTC' };
}

function readVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, success } = JSON.parse(text);
  return { passed: numPassedTests, failed: success === true ? 0 : Math.max(1, numFailedTests) };
}

function readPlaywright(text: string): Counts {
  const { stats } = JSON.parse(text);
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

const e2e: Step = {
  name: 'browser',
  command: ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', '--reporter=dot,json'],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(reports, 'browser.json') },
  report: { file: join(reports, 'browser.json'), read: readPlaywright },
};

const steps: readonly Step[] = [
  { name: 'types', command: ['npm', 'run', '-s', 'types'], isQuick: true },
  { name: 'lint and arrows', command: ['npm', 'run', '-s', 'lint'], isQuick: true },
  { name: 'format', command: ['npm', 'run', '-s', 'format:check'], isQuick: true },
  { name: 'unused files, exports and dependencies', command: ['npx', 'knip', '--no-progress'], isQuick: true },
  { ...vitest('licences, stale files, project', ['--project', 'project'], { TZ: 'UTC' }), isQuick: true },
  ...ZONES.map((TZ) => vitest(`unit and server, ${TZ}`, ['--project', 'unit', '--project', 'server'], { TZ })),
  ...ZONES.map((TZ) => stories(TZ)),
  { name: 'build', command: ['npm', 'run', '-s', 'build'] },
  { name: 'sizes', command: ['npm', 'run', '-s', 'sizes'], isQuick: true },
  e2e,
];

/** Runs a step, its output straight through, and says what it counted. */
function run(step: Step): Counts {
  const [program, ...args] = step.command;
  const { status } = spawnSync(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...step.env } });
  if (step.report === undefined) return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const counts = step.report.read(readFileSync(step.report.file, 'utf8'));
    return { ...counts, failed: status === 0 ? counts.failed : Math.max(1, counts.failed) };
  } catch (cause) {
    process.stderr.write(`${step.name} left no report: ${String(cause)}\n`);
    return { passed: 0, failed: 1 };
  }
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { values, positionals: only } = parseArgs({ options: { quick: { type: 'boolean' } }, allowPositionals: true });
if (values.quick !== true) process.env.PLAYWRIGHT_CHROMIUM_EXECUTABLE = ensureChromium();
const results = steps
  .filter((step) => values.quick !== true || step.isQuick)
  .filter((step) => (only.length === 0 ? step.onRequest !== true : only.some((word) => step.name.includes(word))))
  .map((step) => {
    process.stdout.write(`\n── ${step.name}\n`);
    const started = performance.now();
    const counts = run(step);
    return { step, counts, seconds: (performance.now() - started) / 1000 };
  });

process.stdout.write('\n');
for (const { step, counts, seconds } of results) {
  const verdict = counts.failed === 0 ? 'ok    ' : 'FAILED';
  process.stdout.write(
    `${verdict} ${step.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds.toFixed(0)} s)\n`,
  );
}
const passed = results.reduce((sum, { counts }) => sum + counts.passed, 0);
const failed = results.reduce((sum, { counts }) => sum + counts.failed, 0);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
