/** Reasons why a report from a file cannot be opened, and what to do. */
export const unreadableReportTexts = {
  newer: 'This report was saved by a newer version of this product. Open it there, or save it again from here.',
  damaged: 'This report cannot be read: the file is damaged or was changed. Save it again and open the new file.',
};
