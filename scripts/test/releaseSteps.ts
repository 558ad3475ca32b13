import { BENCHES } from '../../tools/bench/benches.ts';
import type { Step } from './Step.ts';
import { browser, build, check, HALF, SLOTS, vitest } from './steps.ts';

/** A script of package.json as a step that runs while no other step runs. */
const alone = (name: string, ...args: readonly string[]): Step => ({
  ...check(name, 'npm', 'run', '-s', name, ...args),
  workers: SLOTS,
});

const withBuild = (step: Step): Step => ({ ...step, needsBuild: true });

/**
 * The steps of `npm run check:release`, which take minutes or need another browser, the network or root. While a step
 * measures times, no other step runs.
 */
export const releaseSteps: readonly Step[] = [
  build,
  browser('browser, large files', { args: ['--grep', '@release'], env: { RELEASE: 'on' } }),
  vitest('faults, all combinations', {
    args: ['--project', 'server'],
    files: ['packages/server/test/faults'],
    env: { FAULTS: 'all', FAULT_RUNS: '67' },
    workers: HALF,
  }),
  vitest('simulations', { args: ['--project', 'simulation'], env: {}, workers: HALF }),
  check('fixtures', 'npm', 'run', '-s', 'fixtures', '--', '--check'),
  alone('test:firefox'),
  alone('visual:self-test'),
  check('packages:check', 'npm', 'run', '-s', 'packages:check'),
  check('cli:check', 'npm', 'run', '-s', 'cli:check'),
  withBuild(alone('attacks')),
  withBuild(alone('load')),
  withBuild(alone('two-instances')),
  ...BENCHES.map(({ name, isTimed = false }) => {
    const command: Step['command'] = ['npm', 'run', '-s', 'bench', '--', name, '--short'];
    const step: Step = { name: `benches: ${name}`, command, workers: isTimed ? SLOTS : HALF };
    return isTimed ? withBuild(step) : step;
  }),
];
