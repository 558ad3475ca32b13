/** What the full report contains. */
export const fullReportText = 'Get the full report with both views, the evidence, the method and all weekly data.';
