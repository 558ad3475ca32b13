/** Reasons why a file that was chosen in the browser could not be read. */
export const readingFailureTexts = {
  file: 'This file could not be read. Choose it again.',
  files: 'The files could not be read. Choose them again.',
  usageJson: 'This usage.json is damaged or of another version. Create it again with the command line.',
};
