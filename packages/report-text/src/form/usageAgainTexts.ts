/** Explains the effect of analyzing the project of a report again with other usage. */
export const usageAgainTexts = {
  needsKey: 'The form will ask for your API key again because we don’t store it.',
  keepsUsage: 'It keeps the usage data.',
  isSame: 'This report has this usage.',
  fromFile:
    'This report comes from a file. To add usage, analyze its project again from the form. The form keeps the usage data.',
} as const;
