import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';
import { root } from '../processes.ts';
import type { Counts, Failure } from './Step.ts';

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, success, testResults }: JsonTestResults = JSON.parse(text);
  const failures = testResults.flatMap(({ name, status, assertionResults }): readonly Failure[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    const file = relative(root, name);
    if (tests.length === 0) return status === 'failed' ? [{ file, test: undefined }] : [];
    return tests.map((test) => ({ file, test }));
  });
  // A file that failed as a whole has no failed test.
  const failed = Math.max(numFailedTests, failures.length);
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, failed), failures };
}

/** Reads what Playwright's JSON reporter wrote. A test that passed at a second try failed. */
export function readPlaywright(text: string): Counts {
  const { config, stats, suites }: JSONReport = JSON.parse(text);
  const folder = relative(root, config.rootDir);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => failuresIn(suite, folder)),
  };
}

function failuresIn({ specs, suites = [] }: JSONReportSuite, folder: string): readonly Failure[] {
  const failed = specs.filter(({ ok }) => !ok).map(({ file, title }) => ({ file: join(folder, file), test: title }));
  return [...failed, ...suites.flatMap((suite) => failuresIn(suite, folder))];
}
