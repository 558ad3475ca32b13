import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../processes.ts';
import { ZONES } from '../zones.ts';
import { readPlaywright, readVitest } from './readReport.ts';
import type { Step } from './Step.ts';

/**
 * Maximum number of workers of all steps together: one more than the number of cores, because tests of pages and servers spend a third of their time
 * waiting.
 */
export const SLOTS = availableParallelism() + 1;

/** Folder of the reports. */
export const reports = join(root, 'reports/test');

/** Number of workers of a step that runs in parallel with others. A browser test alone uses more than one core. */
export const HALF = Math.max(1, Math.floor(availableParallelism() / 2));

const [UTC] = ZONES;

/** Cache of transformed Node modules that the steps share. Each run starts with an empty cache. */
const SHARED_MODULES = ['--experimental.fsModuleCache', `--experimental.fsModuleCachePath=${join(reports, 'modules')}`];

interface VitestStep {
  readonly args: readonly string[];
  /** Parts of the paths of its test files. Default: all files. */
  readonly files?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly workers: number;
}

/** A step that runs a Vitest project. */
export function vitest(name: string, { args, files = [], env, workers }: VitestStep): Step {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const reporters = ['dot', 'json', './scripts/test/vitestProgress.ts'].map((reporter) => `--reporter=${reporter}`);
  const run = ['vitest', 'run', ...args];
  // Tests in a browser use the browser's module cache.
  const shared = args.includes('--project') ? SHARED_MODULES : [];
  return {
    name,
    command: ['npx', ...run, ...shared, ...files, `--maxWorkers=${workers}`, ...reporters, `--outputFile.json=${file}`],
    env,
    workers,
    report: { file, read: readVitest },
    repeat: (failed) => ['npx', ...run, ...failed].join(' '),
  };
}

/** A step that runs all stories in a browser. The expected pictures were taken in UTC. */
function stories(TZ: (typeof ZONES)[number]): Step {
  const env = TZ === UTC ? { TZ } : { TZ, VISUAL: 'off' };
  const args = ['--config', 'vitest.stories.config.ts'];
  return { ...vitest(`stories, ${TZ}`, { args, env, workers: HALF }), onRequest: TZ !== UTC };
}

const BROWSER_TESTS = ['playwright', 'test', '--config', 'tests/e2e/playwright.config.ts'];

/** A step that runs browser tests. */
export function browser(name: string, { args, env }: Pick<VitestStep, 'args' | 'env'>): Step {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const run = [...BROWSER_TESTS, ...args];
  const reporter = `--reporter=dot,json,${join(import.meta.dirname, 'playwrightProgress.ts')}`;
  return {
    name,
    command: ['npx', ...run, `--workers=${HALF}`, reporter],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    workers: HALF,
    needsBuild: true,
    report: { file, read: readPlaywright },
    repeat: (files) => ['npx', ...run, ...files].join(' '),
  };
}

/** A step that runs one command and counts as one check. */
export function check(name: string, ...command: Step['command']): Step {
  return { name, command, workers: 1 };
}

export const build = check('build', 'npm', 'run', '-s', 'build');

/** All steps in starting order. The longest step comes first, so that others do not wait for it at the end. */
export const steps: readonly Step[] = [
  ...ZONES.map((TZ) => stories(TZ)),
  build,
  browser('browser', { args: [], env: {} }),
  vitest(`unit and server, ${UTC}`, {
    args: ['--project', 'unit', '--project', 'server'],
    env: { TZ: UTC },
    // This number of workers fits only when the browser tests are nearly done.
    workers: availableParallelism(),
  }),
  {
    ...vitest('licenses, stale files, project', {
      args: ['--project', 'project'],
      env: { TZ: UTC },
      workers: 1,
    }),
    isQuick: true,
  },
  // A new color or component is most likely to break these tests. In the complete run, they are among the unit tests.
  {
    ...vitest('contrast, every primitive', {
      args: ['--project', 'unit'],
      files: ['ui/src/theme', 'everyPrimitive'],
      env: { TZ: UTC },
      workers: 1,
    }),
    isQuick: 'only',
  },
  // The compiler runs only for a short time, so collecting garbage less often saves a fifth of that time.
  { ...check('types', 'npm', 'run', '-s', 'types'), env: { GOGC: '400' }, isQuick: true },
  { ...check('unused files, exports and dependencies', 'npx', 'knip', '--no-progress'), isQuick: true },
  { ...check('lint and dependencies', 'npm', 'run', '-s', 'lint'), isQuick: true },
  { ...check('format', 'npm', 'run', '-s', 'format:check'), isQuick: true },
  { ...check('sizes', 'npm', 'run', '-s', 'sizes'), needsBuild: true },
];
