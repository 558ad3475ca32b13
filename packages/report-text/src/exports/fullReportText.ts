/** The contents of the full report. */
export const fullReportText = 'Get the full report with both views, the evidence, the method and all weekly data.';
