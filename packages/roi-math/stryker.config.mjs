/**
 * Mutation tests of the measurement: `npm run mutation`. Runs from the repository root, on the unit tests of this
 * package; the simulation in test/truth.test.ts guards the method as a whole and is too slow to run per mutant.
 */
export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/roi-math/vitest.mutation.config.ts' },
  mutate: ['packages/roi-math/src/**/*.ts', '!packages/roi-math/src/**/*.test.ts', '!packages/roi-math/src/index.ts'],
  // TypeScript 7 lacks the API with which Stryker rewrites paths in a tsconfig.json; ours has none that leave the copy.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['clear-text', 'html', 'json'],
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  clearTextReporter: { allowColor: false, logTests: false },
  tempDirName: 'reports/.stryker',
  ignorePatterns: [
    'dist',
    'docs',
    'reports',
    'scripts',
    'storybook-static',
    'tests',
    'packages/{app,ui,server,jira-sandbox}',
  ],
  thresholds: { high: 95, low: 90, break: 90 },
};
