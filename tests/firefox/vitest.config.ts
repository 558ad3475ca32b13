import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The product and its stories in Firefox: `npm run test:firefox`. Not a step of `npm test`, which has no minutes left. */
export default defineConfig({
  root: join(import.meta.dirname, '../..'),
  test: {
    name: 'firefox',
    environment: 'node',
    include: ['tests/firefox/*.test.ts'],
    globalSetup: [join(import.meta.dirname, 'support/globalSetup.ts')],
    // One file at a time, and two stories: on two cores, more would only wait longer.
    fileParallelism: false,
    maxConcurrency: 2,
    // They end only what is stuck: nothing here waits by the clock.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
