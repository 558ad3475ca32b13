import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findBrowser } from '../../scripts/chromium.ts';

const { executablePath } = findBrowser();

/** Every test opens the app in a new page and soon leaves it: optimizing compilers and a small heap cost more than they save. */
const SHORT_VISIT_ARGS = ['--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32,--single-threaded-gc'];

/** The browser tests: the built app and server and a sandbox, shared by all workers. */
export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../reports/e2e'),
  globalSetup: ['./support/buildWhenStale.ts', './support/sharedSite.ts', './support/sharedDemo.ts'],
  // `RELEASE=on` adds the tests that take long, such as those of large files.
  ...(process.env.RELEASE !== 'on' && { grepInvert: /@release/ }),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Time limits for waits that would never end, long enough for a busy machine. The inner limits say what they wait for.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Most tests check final states. Tests of transitions or whole visits turn motion on.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumArgs, ...SHORT_VISIT_ARGS],
      executablePath,
    },
  },
});
