import { spawnSync } from 'node:child_process';
import { isBuildStale } from '../../../scripts/build.ts';
import { root } from '../../../scripts/processes.ts';

/** Builds the app and the server when there is no build of the sources as they are. */
// oxlint-disable-next-line import/no-default-export -- Playwright takes its global setup from the default export.
export default function buildWhenStale(): void {
  if (!isBuildStale()) return;
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: root,
    stdio: 'inherit',
    // Vitest, which starts this for Firefox, says 'test', and the build would get React's development version.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build failed.');
}
