/** What a reload loses, if the browser could not save it. */
export const unsavedText = {
  page: 'Your browser doesn’t let this page save data. Your report will be lost if you reload.',
  report: 'Your browser couldn’t save this report. It will be lost if you reload; export it to keep it.',
  tickets:
    'Your browser couldn’t save the tickets of this report. They will be lost if you reload; export them to keep them.',
};
