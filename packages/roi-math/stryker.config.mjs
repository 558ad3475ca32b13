/** Mutation tests of one part of the measurement, which MUTATE names; `npm run mutation` (bench/mutation.ts) runs all parts. */
const part = process.env.MUTATE ?? '*';

export default {
  packageManager: 'npm',
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'packages/roi-math/vitest.mutation.config.ts' },
  mutate: [
    `packages/roi-math/src/${part}.ts`,
    '!packages/roi-math/src/**/*.test.ts',
    '!packages/roi-math/src/index.ts',
  ],
  // TypeScript 7 lacks the API with which Stryker rewrites paths in a tsconfig.json; ours has no paths that leave the
  // copy.
  tsconfigFile: 'none',
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: 2,
  timeoutMS: 20_000,
  reporters: ['json'],
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  tempDirName: 'reports/.stryker',
  ignorePatterns: [
    'dist',
    'docs',
    'reports',
    'scripts',
    'storybook-static',
    'tests',
    'packages/{app,ui,server,jira-reader,jira-sandbox,jira-tickets,file-reading,ticket-files}',
  ],
};
