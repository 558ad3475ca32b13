/** Says which part of a report is lost on reload if the browser could not save the report. */
export const unsavedTexts = {
  report: 'Your browser couldn’t save this report. It will be lost if you reload; export it to keep it.',
  tickets:
    'Your browser couldn’t save the tickets of this report. They will be lost if you reload; export them to keep them.',
  names:
    'Your browser couldn’t save the names and the logo of this report. They will be lost if you reload; export the report to keep them.',
};
