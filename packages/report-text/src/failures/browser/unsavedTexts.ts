/** What a reload loses of a report that the browser could not save. */
export const unsavedTexts = {
  report: 'Your browser couldn’t save this report. It will be lost if you reload; export it to keep it.',
  tickets:
    'Your browser couldn’t save the tickets of this report. They will be lost if you reload; export them to keep them.',
};
