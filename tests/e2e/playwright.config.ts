import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findBrowser } from '../../scripts/chromium.ts';

const { executablePath } = findBrowser();

/**
 * Every test opens the app in a new page and soon leaves it: code that is optimized for a page that stays, a heap that is kept
 * small and another process that draws took a fifth of the CPU time.
 */
const SHORT_VISIT_ARGS = [
  '--js-flags=--no-opt,--no-maglev,--min-semi-space-size=32,--single-threaded-gc',
  '--in-process-gpu',
];

/** The browser tests: the built app and server, the sandbox beside them, shared by all workers. */
export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../reports/e2e'),
  globalSetup: ['./support/buildWhenStale.ts', './support/sharedSite.ts', './support/sharedDemo.ts'],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Guards against a wait without an end: a busy machine must not meet them. The inner ones say what was awaited.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    screenshot: 'only-on-failure',
    // Most tests are about what is there in the end. Those about the way there, or about a whole visit, ask for motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      args: [...chromiumArgs, ...SHORT_VISIT_ARGS],
      executablePath,
    },
  },
});
