/** Reasons why a file is not read as a report. */
export const reportFileTexts = {
  tooLarge: 'This file is too large to be a report: reports have at most 20 MB.',
  forForm: 'This is not a saved report, but data for a new one. Choose the file on the form.',
  noReport: 'This file is not a report. Choose a file that was saved with Export, ‘Report as JSON’ or ‘Web page’.',
};
