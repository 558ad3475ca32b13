/** Why the summary of a report is not in the clipboard, and what to do. */
export const SUMMARY_NOT_COPIED =
  'The summary could not be copied. Allow this page to use the clipboard and try again, or download the PDF.';
