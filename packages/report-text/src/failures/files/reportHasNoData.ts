/** Why a report is not saved as a file: it lacks the data for that file. */
export const REPORT_HAS_NO_DATA = 'This report has no data for that file.';
