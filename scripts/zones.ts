/** The time zones of the tests: UTC, one behind it with daylight saving, and one far ahead of it. */
export const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

/**
 * The test files that run in every zone: they may use local time, directly or through their imports.
 * tests/project/zones.test.ts finds them in the sources and compares the lists.
 */
export const ZONE_TESTS = [
  'packages/app/src/analysis/AnalysisState.test.ts',
  'packages/app/src/analysis/createAnalysisController.test.ts',
  'packages/app/src/analysis/scopeOfRuns.test.ts',
  'packages/app/src/client/httpClient.test.ts',
  'packages/app/src/files/storeReport.test.ts',
  'packages/app/src/history/openedReports.test.ts',
  'packages/app/src/routes/sampleSubmission.test.ts',
  'packages/app/src/routes/scopeOfDashboard.test.ts',
  'packages/app/src/storage/readForm.test.ts',
  'packages/app/src/storage/scopeRecordOf.test.ts',
  'packages/cli/src/outFiles.test.ts',
  'packages/cli/src/plainText.test.ts',
  'packages/cli/test/commandLine.test.ts',
  'packages/cli/test/economics.test.ts',
  'packages/cli/test/report.test.ts',
  'packages/cli/test/signals.test.ts',
  'packages/cli/test/tickets.test.ts',
  'packages/cli/test/token.test.ts',
  'packages/report-files/src/data/companyCsv.test.ts',
  'packages/report-files/src/data/dataFile.test.ts',
  'packages/report-files/src/data/openReport.test.ts',
  'packages/report-files/src/data/readSpend.test.ts',
  'packages/report-files/src/page/reportPage.test.ts',
  'packages/report-files/src/pdf/fonts/fonts.test.ts',
  'packages/report-files/src/pdf/pageFor.test.ts',
  'packages/report-files/src/pdf/writeReport.test.ts',
  'packages/report-text/src/answer/summaryText.test.ts',
  'packages/report-text/src/comparison/comparisonText.test.ts',
  'packages/report-text/src/history/reportChanges.test.ts',
  'packages/report-text/src/history/reportHistory.test.ts',
  'packages/report-text/src/savedPageFacts.test.ts',
  'packages/report-text/src/toCalendarDate.test.ts',
  'packages/ui/src/brand/BrandContext.test.tsx',
  'packages/ui/src/features/connect/ConnectForm/connectDraft.test.ts',
  'packages/ui/src/features/connect/ConnectForm/connectFormSchema.test.ts',
  'packages/ui/src/features/dashboard/assumptions/AssumptionsModal/assumptionsDraft.test.ts',
  'packages/ui/src/features/dashboard/evidence/IntervalBar/intervalScale.test.ts',
  'packages/ui/src/features/landing/SampleReportPreview/SampleReportPreview.test.tsx',
  'packages/ui/src/features/loading/LoadingPanel/describeProgress.test.ts',
  'packages/ui/src/testing/everyPrimitive.test.tsx',
] as const;
