import { defineConfig } from 'vitest/config';

/**
 * The unit tests that the mutants of a part are run against (TESTS, a glob): its own and those of the parts built on it
 * directly. The properties and the simulation guard the method as a whole and are too slow to run per mutant.
 */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: [`packages/roi-math/src/${process.env.TESTS ?? '**/*'}.test.ts`],
    exclude: ['packages/roi-math/src/properties.test.ts'],
  },
});
