import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from 'playwright/types/testReporter';
import type { JsonTestResults } from 'vitest/reporters';
import { root } from '../processes.ts';
import type { Counts, Failure } from './Step.ts';

/** Parses a report of Vitest's JSON reporter. */
export function readVitest(text: string): Counts {
  const { numPassedTests, numFailedTests, success, testResults }: JsonTestResults = JSON.parse(text);
  const failures = testResults.flatMap(({ name, status, assertionResults }): readonly Failure[] => {
    const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
    const file = relative(root, name);
    if (tests.length === 0) return status === 'failed' ? [{ file, test: undefined }] : [];
    return tests.map((test) => ({ file, test }));
  });
  // A file that failed to load contains no failed tests.
  const failed = Math.max(numFailedTests, failures.length);
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, failed), failures };
}

/** Parses a report of Playwright's JSON reporter. A test that passed on retry counts as failed. */
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
