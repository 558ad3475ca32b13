import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import getPort from 'get-port';
import sirv from 'sirv';
import type { TestProject } from 'vitest/node';
import { isOlderThanSources } from '../../../scripts/build.ts';
import { ensureFirefox } from '../../../scripts/firefox.ts';
import { root } from '../../../scripts/processes.ts';
import buildWhenStale from '../../e2e/support/buildWhenStale.ts';
import { type Site, startSite } from '../../e2e/support/site.ts';
import { storybookFolder } from './storyIndex.ts';

declare module 'vitest' {
  interface ProvidedContext {
    firefox: string;
    site: Site;
    storybook: string;
  }
}

/** Builds Storybook if there is no up-to-date build. */
function buildStorybookWhenStale(): void {
  const index = join(storybookFolder, 'index.json');
  if (existsSync(index) && !isOlderThanSources(statSync(index).mtimeMs, '.storybook')) return;
  const { status } = spawnSync('npm', ['run', '-s', 'build-storybook'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error('The build of Storybook failed.');
}

/** Serves Storybook's build. */
async function serveStorybook(): Promise<{ readonly url: string; readonly stop: () => void }> {
  const server = createServer(sirv(storybookFolder));
  const port = await getPort();
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

/** Builds outdated parts, and starts the product and Storybook for all files. Returns a function that stops them. */
export async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  provide('firefox', ensureFirefox());
  buildWhenStale();
  buildStorybookWhenStale();
  mkdirSync(join(root, 'reports'), { recursive: true });
  const { site, stop } = await startSite();
  const storybook = await serveStorybook();
  provide('site', site);
  provide('storybook', storybook.url);
  return async () => {
    storybook.stop();
    await stop();
  };
}
