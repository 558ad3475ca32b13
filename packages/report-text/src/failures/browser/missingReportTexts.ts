/** Reasons why the dashboard has no report, and hints on how to get a report. */
export const missingReportTexts = {
  nothingStored: 'No data available. Please submit the form first.',
  damaged: 'Failed to parse dashboard data',
  noReport: 'No data available',
  otherTab: 'Reports stay in the tab that created them. Drop a saved report here to open it.',
  notCompleted:
    'The last analysis didn’t finish: reloading or leaving the page stops it. Your entries are still in the form, except for the API key.',
  unreadable: (error: string) => `The report is unreadable: ${error}.`,
  ignored: (error: string) => `A field of the report is ignored: ${error}.`,
};
