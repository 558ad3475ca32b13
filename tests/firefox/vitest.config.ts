import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The product and its stories in Firefox: `npm run test:firefox`. It takes too long to be a step of `npm test`. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'firefox',
    environment: 'node',
    include: ['tests/firefox/*.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support/globalSetup.ts')],
    // One file at a time, with two stories in parallel. On two cores, more stories would only compete.
    fileParallelism: false,
    maxConcurrency: 2,
    // A limit for tests that never end. No test depends on it.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
