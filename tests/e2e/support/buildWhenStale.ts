import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../scripts/build.ts';
import { root } from '../../../scripts/processes.ts';

/** Builds the app and the server if there is no up-to-date build. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default function buildWhenStale(): void {
  if (!isBuildStale()) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Vitest runs this for Firefox and sets NODE_ENV to 'test', which would put React's development version into the
    // build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build failed.');
}
