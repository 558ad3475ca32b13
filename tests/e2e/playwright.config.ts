import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium } from '../../scripts/chromium.ts';

const executablePath = findChromium();

/** The browser tests: the built app and server, the sandbox beside them, shared by all workers. */
export default defineConfig({
  testDir: '.',
  outputDir: join(import.meta.dirname, '../../reports/e2e'),
  globalSetup: ['./support/buildWhenStale.ts', './support/ensurePdfTools.ts', './support/sharedSite.ts'],
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    screenshot: 'only-on-failure',
    launchOptions: { args: chromiumArgs, ...(executablePath !== undefined && { executablePath }) },
  },
});
