/** Why the browser could not make a file of a report, or copy its summary. */
export const savingFailureText = {
  writerNotLoaded: 'The file could not be made: a part of the app did not load. Check the connection and try again.',
  noData: 'This report has no data for that file.',
  planNotOver: 'Before its day of reading, a plan has no result that could be saved.',
  summaryNotCopied:
    'The summary could not be copied. Allow this page to use the clipboard and try again, or download the PDF.',
};
