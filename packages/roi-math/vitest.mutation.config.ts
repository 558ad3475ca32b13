import { defineConfig } from 'vitest/config';

/** The unit tests that mutants of the measurement are run against. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: ['packages/roi-math/src/**/*.test.ts'],
    exclude: ['packages/roi-math/src/properties.test.ts'],
  },
});
