import { defineConfig } from 'vitest/config';

/**
 * The unit tests that the mutants of a part are run against (TESTS, a glob): the tests of the part itself and of the parts that are built directly on
 * it. The properties and the simulation guard the method as a whole and are too slow to run per mutant.
 */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 30_000,
    include: [`packages/roi-math/src/${process.env.TESTS ?? '**/*'}.test.ts`],
    exclude: ['packages/roi-math/src/properties.test.ts'],
  },
});
